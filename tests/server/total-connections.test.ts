import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { watchProcess } from "./attacks/process-usage.ts";

const maxConnections = 4_000;
const connectionsPerAddress = 250;
const addresses = 20;

test("holds at most 4,000 connections in all, and serves again when they are closed", async () => {
  const server = await startServer();
  const { port } = new URL(server.url);
  const usage = watchProcess(server.pid);
  const idleDescriptors = usage.descriptors();
  const open = new Set<Socket>();
  let closed = 0;
  for (let number = 0; number < addresses * connectionsPerAddress; number++) {
    // Every address of 127.0.0.0/8 is this machine.
    const localAddress = `127.0.1.${1 + (number % addresses)}`;
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      open.delete(socket);
      closed++;
    });
  }
  await expect.poll(() => closed).toBe(addresses * connectionsPerAddress - maxConnections);
  expect(usage.descriptors() - idleDescriptors).toBeLessThanOrEqual(maxConnections + 20);
  for (const socket of open) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${server.url}/about`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  usage.stop();
  await server.stop();
  await removeData(server);
});
