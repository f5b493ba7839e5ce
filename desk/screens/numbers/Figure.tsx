import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { formatNumber } from "#app/components/ui/format-number.ts";
import { Button } from "../../components/ui/Button.tsx";
import { type Cell, toCsv } from "./csv.ts";

type Props = {
  title: string;
  description?: string;
  /** The figures of the plot. Numbers are aligned right; null is a missing figure. */
  table: { columns: readonly string[]; rows: readonly (readonly Cell[])[] };
  className?: string;
  /** The plot. Screen readers get the table instead. */
  children: ReactNode;
};

/** A plot with its figures as a table, which can be downloaded. */
export function Figure({ title, description, table, className, children }: Props) {
  const id = useId();
  if (table.rows.length === 0) {
    return (
      <section aria-labelledby={id} className={cn("border-t border-hairline-strong pt-4", className)}>
        <h2 id={id} className="text-screen">
          {title}
        </h2>
        <p className="mt-2 text-quiet">Nothing in this period.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className={cn("min-w-0 border-t border-hairline-strong pt-4", className)}>
      <h2 id={id} className="text-screen">
        {title}
      </h2>
      {description && <p className="mt-1 max-w-prose text-quiet">{description}</p>}
      <div
        role="img"
        aria-label={`${title}, as a chart. Its figures are in the table below.`}
        className="mt-4"
      >
        {children}
      </div>
      <details className="group mt-3 border-y border-hairline">
        <summary className="flex min-h-control cursor-pointer items-center justify-between text-quiet hover:text-text pointer-coarse:min-h-touch">
          Table of these figures
          <IconChevronDown aria-hidden className="group-open:rotate-180" />
        </summary>
        {/* A table may be wider than a phone. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
        <section aria-label={`Table: ${title}`} tabIndex={0} className="max-h-96 overflow-auto">
          <table className="w-full tabular-nums">
            <thead className="text-fine text-quiet">
              <tr className="border-b border-hairline-strong">
                {table.columns.map((column, index) => (
                  <th key={column} scope="col" className={cellClass(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join("\n")} className="border-b border-hairline">
                  {row.map((cell, index) => (
                    <td key={table.columns[index]} className={cellClass(typeof cell === "string" ? 0 : 1)}>
                      {typeof cell === "number" ? formatNumber(cell) : (cell ?? "–")}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Button
          className="my-3"
          onClick={() => download(`${title}.csv`, toCsv([table.columns, ...table.rows]))}
        >
          <IconDownload aria-hidden />
          Download as CSV
        </Button>
      </details>
    </section>
  );
}

const cellClass = (index: number) =>
  index === 0 ? "py-1.5 pr-4 text-left font-text" : "py-1.5 pl-4 text-right font-text whitespace-nowrap";

function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
