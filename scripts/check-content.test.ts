import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";

test("the fixture content is complete and valid", async () => {
  expect(await checkContent()).toBeGreaterThan(0);
});
