import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("closes connections that request 30 large files each and do not read for 20 seconds", async () => {
  const result = await runAttack("unread-answers", server, fixtureSite);
  expectServed(result);
  expect(result.peakDescriptors).toBeGreaterThan(60);
  expect(result.extraDescriptors).toBeLessThan(10);
});
