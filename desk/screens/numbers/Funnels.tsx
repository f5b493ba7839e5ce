import { formatNumber } from "#app/components/ui/format-number.ts";
import type { Numbers } from "#contract/desk/numbers.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { formLabels } from "../../components/form-labels.ts";
import { Figure } from "./Figure.tsx";
import { HorizontalBars } from "./HorizontalBars.tsx";

/** How many applications reached each stage, by form. */
export function Funnels({ numbers: { funnel } }: { numbers: Numbers }) {
  const forms = formKinds.filter((form) => funnel.some((row) => row.form === form && row.count > 0));
  return (
    <Figure
      className="xl:col-span-2"
      title="How far applications got"
      description="How many applications reached each stage or a later one. Declined applications are grey."
      table={{
        columns: ["Kind", "Stage", "Applications"],
        rows: funnel.map(({ form, label, count }) => [formLabels[form], label, count]),
      }}
    >
      <div className="grid gap-x-12 gap-y-5 xl:grid-cols-2">
        {forms.map((form) => (
          <div key={form}>
            <p className="pb-1 font-medium">{formLabels[form]}</p>
            <HorizontalBars
              rows={funnel
                .filter((row) => row.form === form)
                .map(({ label, outcome, count }) => ({
                  label,
                  values: { count },
                  tone: outcome === "declined" ? "second" : "first",
                }))}
              series={[{ key: "count", name: "Applications" }]}
              formatValue={formatNumber}
            />
          </div>
        ))}
      </div>
    </Figure>
  );
}
