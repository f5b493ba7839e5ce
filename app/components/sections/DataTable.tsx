import { TabularFigures } from "#app/components/ui/TabularFigures.tsx";

/**
 * A table of figures between hairlines, its last column the one it argues for. On narrow screens it scrolls inside its
 * own box, reachable by keyboard.
 */
export function DataTable({
  caption,
  columns,
  rows,
  total,
  note,
}: {
  caption: string;
  columns: string[];
  /** The first cell of each row names it. */
  rows: string[][];
  /** The name of the row that is set apart. */
  total?: string;
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
            <tr key={name} className={name === total ? "data-table-total" : ""}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <TabularFigures>{cell}</TabularFigures>
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
