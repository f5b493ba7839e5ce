/** Words and figures joined by a hyphen or an en dash: `1-2M`, `3–5`, `full-stack`. */
const compound = /(\w+[-–]\w+)/;

/** Text whose ranges and compounds are never broken at the end of a line. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(compound).map((part, index) =>
    compound.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
