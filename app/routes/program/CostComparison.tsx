import { cva } from "class-variance-authority";
import { useEffect, useId, useRef, useState } from "react";
import { ScaledBars } from "#app/components/sections/ScaledBars.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { RadioRow } from "#app/components/ui/RadioRow.tsx";
import type { ProgramSection } from "#content-model/programs.ts";
import { fillIn } from "#contract/fill-in.ts";
import { compareCosts } from "./cost-model.ts";
import { TabularFigures } from "./TabularFigures.tsx";

// On phones the name of a row stands above its numbers.
const cell = cva("border-b py-4 pr-2 last:px-2 md:pr-3 md:last:px-3", {
  variants: {
    row: {
      head: "border-hairline-strong align-bottom text-label leading-tight font-text text-quiet max-md:tracking-normal",
      body: "border-hairline font-text",
      total: "border-text font-bold last:border-ember md:text-h3 [td&]:last:bg-ember [td&]:last:text-basalt",
    },
    align: { left: "text-left max-md:col-span-3 max-md:border-0 max-md:pb-0", right: "text-right align-top" },
  },
});
const emptyCell = "–";

/**
 * Costs of a number of people in several ways: their totals as bars, and a table that is computed again for another
 * number. Without script it stands as it was built, for the number of people that the content names.
 */
export function CostComparison(content: ProgramSection<"costs">) {
  const { columns, rows } = content;
  const [people, setPeople] = useState(content.people.start);
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Browsers restore the chosen number, and visitors may choose one before hydration.
    const checked = choices.current?.querySelector<HTMLInputElement>(":checked");
    if (checked) setPeople(Number(checked.value));
  }, []);
  const { cells, totals, totalHundredths, savings, returns } = compareCosts(rows, people);
  const caption = fillIn(content.caption, { people: String(people) });
  const saving = savings.at(-1) ?? 0;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <RadioRow
          ref={choices}
          name={`people-${useId()}`}
          legend={content.people.label}
          showsLegend
          options={content.people.choices.map((count) => ({ value: String(count), title: String(count) }))}
          chosen={String(people)}
          onChoose={(value) => setPeople(Number(value))}
          className="mb-10 hidden in-data-script:block print:hidden"
        />
        <output aria-live="polite" className="block">
          <span className="block text-figure-lg">{saving}%</span>
          <span className="mt-4 block max-w-short text-quiet">
            <ContentText
              text={fillIn(content.summary, {
                people: String(people),
                total: totals.at(-1) ?? "",
                saving: `${saving}%`,
              })}
            />
          </span>
        </output>
      </div>
      {/* The table below says the same. */}
      <div aria-hidden className="lg:col-span-8">
        <p className="mb-5 text-small text-quiet">{content.total}</p>
        <ScaledBars
          bars={columns.map((label, index) => ({
            label,
            value: totalHundredths[index] ?? 0,
            text: totals[index] ?? "",
            highlight: index === columns.length - 1,
          }))}
        />
      </div>
      <section
        aria-label={caption.replace("*", "")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto lg:col-span-12"
      >
        <table className="w-full border-collapse text-small max-md:block md:table-fixed max-md:[&_:is(caption,thead,tbody)]:block max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-3 max-md:[&_tr]:items-end">
          <caption className="pb-5 text-left text-small text-quiet">
            <ContentText text={caption} />
          </caption>
          <thead>
            <tr>
              <td className={cell({ row: "head", className: "max-md:hidden md:w-1/3" })} />
              {columns.map((column) => (
                <th key={column} scope="col" className={cell({ row: "head", className: "text-right" })}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name }, row) => (
              <Row key={name} name={name} values={cells[row] ?? []} columns={columns} />
            ))}
            <Row name={content.total} values={totals} columns={columns} isTotal />
            <Row
              name={content.saving}
              values={[emptyCell, ...savings.map((percent) => `${percent}%`)]}
              columns={columns}
            />
            <Row
              name={content.return}
              values={returns.map((number) => (number ? fillIn(content.times, { number }) : emptyCell))}
              columns={columns}
            />
          </tbody>
        </table>
      </section>
      <p className="text-small text-quiet lg:col-span-8 lg:col-start-5">
        <ContentText text={content.note} />
      </p>
    </div>
  );
}

function Row({
  name,
  values,
  columns,
  isTotal = false,
}: {
  name: string;
  values: string[];
  columns: string[];
  isTotal?: boolean;
}) {
  const row = isTotal ? "total" : "body";
  return (
    <tr>
      <th scope="row" className={cell({ row, align: "left" })}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={columns[index]} className={cell({ row, align: "right" })}>
          <TabularFigures>{value}</TabularFigures>
        </td>
      ))}
    </tr>
  );
}
