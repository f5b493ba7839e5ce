import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer({ RATE_LIMIT: "20/10m" });

test("refuses 60 forms with 22,000 fields each, most of them before they are read", async () => {
  const result = await attack("many-fields");
  expect(result.attack.statuses).toEqual({ 400: 20, 429: 40 });
});
