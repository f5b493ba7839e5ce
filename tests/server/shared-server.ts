import { afterAll, beforeAll } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

/** Starts one server for all tests of a file. */
export function sharedServer(settings: Record<string, string> = {}): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(settings));
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
  });
  return server;
}
