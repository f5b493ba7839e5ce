/** What is joined by a hyphen or an en dash (`1-2M`, `3–5`), phone numbers, and `a month`. */
const compound = /(\w+[-–]\w+|\+\d[\d ]+\d|\ban? (?:hour|day|week|month|year)\b)/;

/** Text whose ranges, compounds, phone numbers and periods are never broken at the end of a line. */
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
