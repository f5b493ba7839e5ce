import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("returns 411 for 31 MB of one-byte chunks before they are read", async () => {
  const result = await attack("one-byte-chunks");
  const { statuses, closedWithoutAnswer, openAtEnd } = result.attack;
  // An answer is lost when the connection is reset while the client still sends.
  expect((statuses[411] ?? 0) + closedWithoutAnswer).toBe(20);
  expect(openAtEnd).toBe(0);
});
