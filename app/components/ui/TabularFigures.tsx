/** As wide as a figure, they would tear a number apart. */
const separators = /([.,:])/;

/** A value whose figures are of one width, for tables, with the points between them as narrow as in text. */
export function TabularFigures({ children }: { children: string }) {
  return (
    <span className="tabular">
      {children.split(separators).map((part, index) =>
        separators.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
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
