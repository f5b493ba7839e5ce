import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("returns 408 to 250 connections that send their headers byte by byte", async () => {
  const result = await attack("slow-headers");
  expect(result.attack.statuses).toEqual({ 408: 250 });
});
