import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { TabularFigures } from "#app/components/ui/TabularFigures.tsx";

const cell = cva(
  "pr-[clamp(0.5rem,2vw,1.5rem)] text-left align-top not-first:text-right last:bg-[color-mix(in_srgb,var(--accent)_7%,transparent)] md:first:w-2/5",
  {
    variants: {
      row: {
        head: "border-b border-hairline-strong py-4.5 text-label font-text text-quiet max-md:tracking-normal",
        body: "border-b border-hairline py-4.5 font-text [td&]:last:font-bold",
        total: "border-y border-text py-4.5 font-display md:py-6 md:text-h3",
      },
    },
  },
);

/**
 * A table of figures; its last column, the one that matters most, is highlighted. On narrow screens it scrolls in a
 * box of its own.
 */
export function DataTable({
  caption,
  sample,
  columns,
  rows,
  total,
  note,
  className,
  ...props
}: {
  caption: string;
  /** Whether its figures are made up. */
  sample?: boolean;
  columns: string[];
  /** The first cell of each row is its name. */
  rows: string[][];
  /** The name of the row that holds the total. */
  total?: string;
  note?: string;
} & ComponentProps<"section">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section {...props} aria-label={caption} tabIndex={0} className={cn("reveal overflow-x-auto", className)}>
      <table className="w-full min-w-[20.5rem] border-collapse text-small md:table-fixed md:text-body">
        <caption className="pb-5 text-left text-small text-quiet">
          {caption}
          {sample && <SampleTag className="ml-1.5" />}
        </caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column ? (
                <th key={column} scope="col" className={cell({ row: "head" })}>
                  {column}
                </th>
              ) : (
                <td key="names" className={cell({ row: "head" })} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => {
            const row = name === total ? "total" : "body";
            return (
              <tr key={name}>
                <th scope="row" className={cell({ row })}>
                  {name}
                </th>
                {cells.map((text, index) => (
                  <td key={columns[index + 1]} className={cell({ row })}>
                    <TabularFigures>{text}</TabularFigures>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {note && <p className="pt-5 text-small text-quiet">{note}</p>}
    </section>
  );
}
