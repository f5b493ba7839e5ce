import { expect, test } from "vitest";
import { formNames } from "./job-form-names.ts";
import { payFigures, salarySchema, salaryText } from "./job-salary.ts";

test("a job's form is named after its title and its file", () => {
  expect(formNames("venture-builder-2027", "Venture Builder")).toEqual({
    position: "Venture Builder",
    formType: "Venture Builder Application",
    sourcePage: "Venture-Builder-2027 Page",
  });
});

test("names in the content of a job take precedence", () => {
  expect(formNames("ceo", "CEO & Co-founder", { position: "CEO", sourcePage: "CEO Page" })).toEqual({
    position: "CEO",
    formType: "CEO Application",
    sourcePage: "CEO Page",
  });
});

test.each([
  [{ from: 48000, to: 60000 }, "48,000–60,000 kronor a month"],
  [{ from: 250, currency: "EUR", per: "hour" }, "250 euro an hour"],
  [{ text: "{range}, and a share", from: 900, currency: "USD", per: "day" }, "900 USD a day, and a share"],
  [{ text: "As agreed" }, "As agreed"],
])("a salary reads as %o", (salary, expected) => {
  expect(salaryText(salarySchema.parse(salary))).toBe(expected);
});

test("pay that begins with a number stands at the top of a job's page as a figure", () => {
  const salary = { from: 48000, to: 60000 };
  const equity = { value: "5–10%*, vesting over four years" };
  expect(payFigures(salarySchema.parse(salary), equity)).toEqual([
    { name: "salary", value: "48,000–60,000", rest: " kronor a month" },
    { name: "equity", value: "5–10%*", rest: ", vesting over four years" },
  ]);
  const [figure] = payFigures(salarySchema.parse({ ...salary, text: "{range}* in Sweden" }), equity);
  expect(figure).toMatchObject({ value: "48,000–60,000", rest: " kronor a month* in Sweden" });
  expect(
    payFigures(salarySchema.parse({ ...salary, text: "About {range}" }), { value: "None at first" }),
  ).toEqual([]);
});

test.each([[{}], [{ to: 5 }], [{ text: "{range}" }], [{ from: 5, to: 4 }], [{ from: 5, currency: "kr" }]])(
  "refuses the salary %o",
  (salary) => {
    expect(salarySchema.safeParse(salary).success).toBe(false);
  },
);
