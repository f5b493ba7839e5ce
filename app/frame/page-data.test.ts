import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { asStream } from "./page-data.ts";

test.each([
  ["texts", { a: "it's", b: 'a "quote"', c: "", d: "P", e: "</script>\u2028\n" }],
  ["lists", { list: ["P", "D", "x"], empty: [], nested: [[1], [], [{ a: [0] }]] }],
  ["numbers, truth and nothing", [0, -5, 1.5, true, false, null, { a: null, b: {} }]],
])("%s arrive as they are in React Router's own reader", async (_, data) => {
  const { value } = await decode(new Blob([asStream(data)]).stream(), globalThis as never);
  expect(value).toEqual(data);
});
