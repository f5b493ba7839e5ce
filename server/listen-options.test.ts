import { expect, test } from "vitest";
import { listenOptions } from "./listen-options.ts";

const settings = { HOST: "127.0.0.1", PORT: 3000 };
const address = expect.objectContaining({ host: "127.0.0.1", port: 3000 });

test("listens at the socket that systemd passed to this process", () => {
  const environment = { LISTEN_FDS: "1", LISTEN_PID: String(process.pid) };
  expect(listenOptions(settings, environment)).toMatchObject({ fd: 3 });
});

test("listens at HOST and PORT without a socket, and with one that was meant for another process", () => {
  expect(listenOptions(settings, {})).toEqual(address);
  expect(listenOptions(settings, { LISTEN_FDS: "1", LISTEN_PID: "1" })).toEqual(address);
  expect(listenOptions(settings, { LISTEN_FDS: "0", LISTEN_PID: String(process.pid) })).toEqual(address);
});
