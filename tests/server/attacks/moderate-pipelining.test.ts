import { expect, test } from "vitest";
import { fixtureDist } from "../../setup/sites.ts";
import { sharedServer } from "../shared-server.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

const server = sharedServer();

test("closes connections that pipeline 30 requests each and do not read for 20 seconds", async () => {
  const result = await runAttack("moderate-pipelining", server, fixtureDist);
  expectServed(result);
  expect(result.attack.openAtEnd).toBe(0);
});
