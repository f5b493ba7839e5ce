import * as z from "zod";
import { text } from "./shared-schemas.ts";

const view = { title: text, description: text };

/** Projects with what they promised to save and what was measured, in tonnes or another unit. */
const ledger = z.strictObject({
  kind: z.literal("ledger"),
  ...view,
  choose: text,
  unit: text,
  promised: text,
  measured: text,
  /** After the percentage of the promise that was measured. */
  share: text,
  projects: z
    .array(
      z.strictObject({
        name: text,
        place: text,
        method: text,
        promised: z.int().positive(),
        measured: z.int().nonnegative(),
      }),
    )
    .min(2)
    .max(6),
});

/** A payment by one of several methods, and what happens to it until it is settled. */
const checkout = z.strictObject({
  kind: z.literal("checkout"),
  ...view,
  merchant: text,
  item: text,
  amount: text,
  /** Label of the methods; then the button, before and after paying. */
  choose: text,
  pay: text,
  paid: text,
  methods: z
    .array(z.strictObject({ name: text, note: text }))
    .min(2)
    .max(4),
  steps: z
    .array(z.strictObject({ title: text, time: text }))
    .min(2)
    .max(4),
});

/** A receipt, and the cashback on its total at different hours. */
const receipt = z.strictObject({
  kind: z.literal("receipt"),
  ...view,
  shop: text,
  currency: text,
  lines: z.array(z.strictObject({ name: text, amount: z.int().positive() })).min(1),
  total: text,
  cashback: text,
  choose: text,
  hours: z
    .array(z.strictObject({ time: text, percent: z.int().min(0).max(100), note: text }))
    .min(2)
    .max(5),
});

/** A campaign, groups of people whom it reaches, such as those of one country, and their sizes. */
const reach = z.strictObject({
  kind: z.literal("reach"),
  ...view,
  /** What the orders are of, where groups state them. */
  campaign: text.optional(),
  choose: text,
  readers: text,
  groups: z
    .array(z.strictObject({ name: text, note: text, readers: z.int().positive(), orders: text.optional() }))
    .min(3)
    .max(6),
});

/** The price of a product in the last twelve months. */
const prices = z.strictObject({
  kind: z.literal("prices"),
  ...view,
  item: text,
  currency: text,
  choose: text,
  lowest: text,
  months: z
    .array(z.strictObject({ month: text, short: text, price: z.int().positive() }))
    .length(12, "write twelve months"),
});

/** View of the product on a company's page. */
export const productSchema = z.discriminatedUnion("kind", [ledger, checkout, receipt, reach, prices]);

export type Product = z.output<typeof productSchema>;
export type ProductOf<Kind extends Product["kind"]> = Extract<Product, { kind: Kind }>;
