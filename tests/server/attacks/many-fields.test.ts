import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer({ RATE_LIMIT: "20/10m" });

test("refuses 60 forms with 22,000 fields each, most of them before they are read", async () => {
  const result = await runAttack("many-fields", server, fixtureSite);
  expectServed(result);
  expect(result.attack.statuses).toEqual({ 400: 20, 429: 40 });
});
