import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("closes 800 connections that pipeline 100 requests each and never read", async () => {
  const result = await attack("never-read");
  expect(result.attack.openAtEnd).toBe(0);
});
