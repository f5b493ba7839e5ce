import { expect, test } from "vitest";
import { removeData, startServer } from "../../setup/server.ts";
import { fixtureDist } from "../../setup/sites.ts";
import { expectServed } from "./expect-served.ts";
import { runAttack } from "./run-attack.ts";

// These attacks wait for the server's time limits, so they run at the same time, each on a server of its own.

async function attack(name: string) {
  const server = await startServer();
  try {
    const result = await runAttack(name, server, fixtureDist);
    expectServed(result);
    return result;
  } finally {
    await server.stop();
    await removeData(server);
  }
}

test.concurrent("accepts 256 of 2,000 connections of one address at a time", async () => {
  const { peakDescriptors } = await attack("connection-flood");
  expect(peakDescriptors).toBeLessThan(400);
});

test.concurrent("returns 408 to 60 forms that arrive byte by byte", async () => {
  const result = await attack("slow-bodies");
  expect(result.attack.statuses).toEqual({ 408: 60 });
});

test.concurrent("returns 408 to 250 connections that send their headers byte by byte", async () => {
  const result = await attack("slow-headers");
  expect(result.attack.statuses).toEqual({ 408: 250 });
});

test.concurrent("serves others while 250 connections read slowly", async () => {
  const result = await attack("slow-reads");
  expect(result.attack.statuses[200] ?? 0).toBeLessThanOrEqual(256);
});

test.concurrent("closes connections that request 30 large files each and do not read for 20 seconds", async () => {
  const { peakDescriptors, extraDescriptors } = await attack("unread-answers");
  expect(peakDescriptors).toBeGreaterThan(60);
  expect(extraDescriptors).toBeLessThan(10);
});
