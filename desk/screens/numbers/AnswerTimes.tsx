import { type Numbers, promisedHours } from "#contract/desk/numbers.ts";
import { formLabels } from "../../components/form-labels.ts";
import { Figure } from "./Figure.tsx";
import { HorizontalBars } from "./HorizontalBars.tsx";

const hourFormat = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const percentFormat = new Intl.NumberFormat("en-GB", { style: "percent" });

const hours = (value: number) => `${hourFormat.format(value)} h`;
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

/** Median time to the first opening and the first reply, by form. */
export function AnswerTimes({ numbers: { times } }: { numbers: Numbers }) {
  return (
    <Figure
      title="Time to first opening and reply"
      description="The bars show medians: half of the applications were opened or answered within this time. The table also shows the time for 90% of them."
      table={{
        columns: [
          "Kind",
          "Received",
          "Opened: median (hours)",
          "Opened: 90% within (hours)",
          "Replied: median (hours)",
          "Replied: 90% within (hours)",
        ],
        rows: times.map((row) => [
          formLabels[row.form],
          row.received,
          rounded(row.openedMedianHours),
          rounded(row.openedP90Hours),
          rounded(row.repliedMedianHours),
          rounded(row.repliedP90Hours),
        ]),
      }}
    >
      <HorizontalBars
        rows={times.map((row) => ({
          label: formLabels[row.form],
          values: { opened: row.openedMedianHours, replied: row.repliedMedianHours },
        }))}
        series={[
          { key: "opened", name: "First opening", tone: "second" },
          { key: "replied", name: "First reply" },
        ]}
        max={Math.max(
          promisedHours,
          ...times.flatMap((row) => [row.openedMedianHours ?? 0, row.repliedMedianHours ?? 0]),
        )}
        mark={{ value: promisedHours, label: `Promised for jobs: ${promisedHours} h` }}
        formatValue={hours}
      />
    </Figure>
  );
}

/** The share answered within the promised time, of the forms whose page promises one. */
export function AnswerShare({ numbers: { times } }: { numbers: Numbers }) {
  const rows = times.filter(({ share48 }) => share48 !== null);
  return (
    <Figure
      title={`Job applications answered within ${promisedHours} hours`}
      table={{
        columns: ["Kind", "Received", "Share in percent"],
        rows: rows.map(({ form, received, share48 }) => [
          formLabels[form],
          received,
          Math.round((share48 ?? 0) * 100),
        ]),
      }}
    >
      <HorizontalBars
        rows={rows.map(({ form, share48 }) => ({ label: formLabels[form], values: { share: share48 } }))}
        series={[{ key: "share", name: "Share" }]}
        max={1}
        formatValue={(value) => percentFormat.format(value)}
      />
    </Figure>
  );
}
