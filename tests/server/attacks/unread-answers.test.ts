import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("closes connections that request 30 large files each and do not read for 20 seconds", async () => {
  const result = await attack("unread-answers");
  expect(result.peakDescriptors).toBeGreaterThan(60);
  expect(result.extraDescriptors).toBeLessThan(10);
});
