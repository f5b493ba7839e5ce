import { expect, test } from "vitest";
import { pageWeight } from "../../bench/weights.ts";
import { everyPath } from "../browser/routes.ts";

test.each(everyPath)("%s loads at most 115 KB of scripts", (page) => {
  expect(pageWeight(page).scriptBytes / 1024).toBeLessThanOrEqual(115);
});
