/** Costs of an option over the whole period, in thousand euro: a part for each person and a part for all. */
export type Cost = { perPerson: number; fixed: number };

type CostRow = { name: string; costs: Cost[]; setUp: boolean };

const withDigits = (digits: number) =>
  new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const million = withDigits(2);
const times = withDigits(1);

/** In hundredths of a million euro, as tables show them, so that a column adds up to its total. */
const hundredthsOfMillion = ({ perPerson, fixed }: Cost, people: number) =>
  Math.round((fixed + perPerson * people) / 10);

/** 810 → `8.10` */
const formatHundredths = (hundredths: number) => million.format(hundredths / 100);

/**
 * Compares what several options cost for a number of people. The first option is the one that the others are compared
 * with.
 *
 * - cell: fixed cost + cost per person × people, rounded to 0.01 million euro
 * - total cost of ownership (TCO): sum of the rounded cells of a column
 * - saving: 1 − total ÷ total of the first option
 * - return on set-up cost (ROI): (total of the first option − total) ÷ set-up costs
 */
export function compareCosts(rows: CostRow[], people: number) {
  const cells = rows.map(({ costs }) => costs.map((cost) => hundredthsOfMillion(cost, people)));
  const totals = (cells[0] ?? []).map((_, column) => cells.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const setUpRows = cells.filter((_, index) => rows[index]?.setUp);
  const [base = 0] = totals;
  return {
    cells: cells.map((row) => row.map(formatHundredths)),
    totals: totals.map(formatHundredths),
    /** In hundredths of a million, for bars. */
    totalHundredths: totals,
    /** In percent, for all options but the first. */
    savings: totals.slice(1).map((total) => Math.round((1 - total / base) * 100)),
    /** How many times the set-up cost of each option comes back; undefined for one without set-up cost. */
    returns: totals.map((total, column) => {
      const setUp = setUpRows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
      return setUp > 0 ? times.format((base - total) / setUp) : undefined;
    }),
  };
}
