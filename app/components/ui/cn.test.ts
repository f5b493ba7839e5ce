import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("joins class names and leaves out false and missing ones", () => {
  expect(cn("text-lead text-quiet", false, undefined, "font-text")).toBe("text-lead text-quiet font-text");
});
