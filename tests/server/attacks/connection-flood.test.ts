import { expect, test } from "vitest";
import { fixtureSite } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("accepts 256 of 2,000 connections of one address at a time", async () => {
  const result = await runAttack("connection-flood", server, fixtureSite, 5_000);
  expectServed(result);
  expect(result.peakDescriptors).toBeLessThan(400);
});
