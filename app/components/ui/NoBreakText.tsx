/** From one figure to another, with what belongs to it, or a compound: `1-2M`, `3-5`, `full-stack`. */
const range = /(\w+-\w+)/;

/** Text in which a range of figures or a compound is never torn apart at the end of a line. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(range).map((part, index) =>
    range.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
