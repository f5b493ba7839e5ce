import { formatNumber } from "#app/components/ui/format-number.ts";
import type { Numbers } from "#contract/desk/numbers.ts";
import { formLabels } from "../../components/form-labels.ts";
import { Figure } from "./Figure.tsx";
import { HorizontalBars } from "./HorizontalBars.tsx";

/** The plot shows so many pages; the table has all. */
const maxPages = 12;

/** The pages that applications were sent from. */
export function Sources({ numbers: { sources } }: { numbers: Numbers }) {
  const byPage = Map.groupBy(sources, ({ sourcePage }) => sourcePage || "Not known");
  const pages = [...byPage]
    .map(([label, rows]) => ({
      label,
      values: { count: rows.reduce((total, { count }) => total + count, 0) },
    }))
    .sort((a, b) => b.values.count - a.values.count);
  return (
    <Figure
      title="Pages that applications were sent from"
      table={{
        columns: ["Page", "Kind", "Applications"],
        rows: sources.map(({ sourcePage, form, count }) => [
          sourcePage || "Not known",
          formLabels[form],
          count,
        ]),
      }}
    >
      <HorizontalBars
        rows={pages.slice(0, maxPages)}
        series={[{ key: "count", name: "Applications" }]}
        formatValue={formatNumber}
      />
    </Figure>
  );
}
