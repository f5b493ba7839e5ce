/** With tabular figures a separator is as wide as a digit, which looks like a space. */
const separators = /([.,:])/;

/** A number for a table: digits of equal width, separators of their natural width. */
export function TabularFigures({ children }: { children: string }) {
  return (
    <span className="tabular-nums">
      {children.split(separators).map((part, index) =>
        separators.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
          <span key={index} className="normal-nums">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
