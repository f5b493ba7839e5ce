import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("serves others while 250 connections read slowly", async () => {
  const result = await runAttack("slow-reads", server, fixtureSite, 5_000);
  expectServed(result);
  expect(result.attack.statuses[200] ?? 0).toBeLessThanOrEqual(256);
});
