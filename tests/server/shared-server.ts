import { afterAll, beforeAll } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

/** Starts one server for all tests of a file or a `describe`. @param settings or what makes them, for a store of its own */
export function sharedServer(
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(typeof settings === "function" ? await settings() : settings));
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
  });
  return server;
}
