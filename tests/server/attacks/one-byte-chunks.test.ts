import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("returns 411 for 31 MB of one-byte chunks before they are read", async () => {
  const result = await runAttack("one-byte-chunks", server, fixtureSite);
  expectServed(result);
  const { statuses, closedWithoutAnswer, openAtEnd } = result.attack;
  // An answer is lost when the connection is reset while the client still sends.
  expect((statuses[411] ?? 0) + closedWithoutAnswer).toBe(20);
  expect(openAtEnd).toBe(0);
});
