import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const attack = attackedServer();

test("returns 408 to 60 forms that arrive byte by byte", async () => {
  const result = await attack("slow-bodies");
  expect(result.attack.statuses).toEqual({ 408: 60 });
});
