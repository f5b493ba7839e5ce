import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("returns 408 to 250 connections that send their headers byte by byte", async () => {
  const result = await runAttack("slow-headers", server, fixtureSite);
  expectServed(result);
  expect(result.attack.statuses).toEqual({ 408: 250 });
});
