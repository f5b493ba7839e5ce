import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("serves others while 250 connections read slowly", async () => {
  const result = await attack("slow-reads", 5_000);
  expect(result.attack.statuses[200] ?? 0).toBeLessThanOrEqual(256);
});
