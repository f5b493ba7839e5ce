import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("accepts 256 of 2,000 connections of one address at a time", async () => {
  const result = await attack("connection-flood", 5_000);
  expect(result.peakDescriptors).toBeLessThan(400);
});
