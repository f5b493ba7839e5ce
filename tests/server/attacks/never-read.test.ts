import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("closes 800 connections that pipeline 100 requests each and never read", async () => {
  const result = await runAttack("never-read", server, fixtureSite);
  expectServed(result);
  expect(result.attack.openAtEnd).toBe(0);
});
