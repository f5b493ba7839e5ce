import { afterAll, beforeAll } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

/** A server that all tests of a file share: it runs from the first of them to the last. */
export function sharedServer(): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer());
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
  });
  return server;
}
