import { Figures } from "#app/ui/Figures.tsx";

/** A real table between hairlines. On narrow screens it scrolls inside its own box, reachable by keyboard. */
export function DataTable({
  caption,
  columns,
  rows,
  note,
}: {
  caption: string;
  columns: string[];
  /** The first cell of each row names it. */
  rows: string[][];
  note?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="reveal overflow-x-auto">
      <table className="data-table">
        <caption className="pb-5 text-left text-small text-quiet">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <td key="names" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <Figures>{cell}</Figures>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="pt-5 text-small text-quiet">{note}</p>}
    </section>
  );
}
