import type { FastifyListenOptions } from "fastify";
import type { Settings } from "./settings.ts";

/** The first file descriptor that systemd passes; see sd_listen_fds(3). */
const firstFileDescriptor = 3;

/** A long queue of waiting connections, so that a flood of them does not make the system drop those of visitors. */
const backlog = 4_096;

/**
 * Where the server listens: at the socket that systemd opened for it (`LISTEN_FDS`), or at `HOST` and `PORT`. systemd
 * keeps its socket while the server restarts, so that requests wait instead of failing.
 */
export function listenOptions(
  { HOST: host = "0.0.0.0", PORT: port }: Pick<Settings, "HOST" | "PORT">,
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
): FastifyListenOptions {
  // The variables may be inherited from a parent process that they were meant for.
  const isForThisProcess = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;
  if (!isForThisProcess) return { host, port, backlog };
  // Node prefers `fd`, which Fastify's types do not list, to host and port.
  return { host: "0.0.0.0", fd: firstFileDescriptor, backlog } as FastifyListenOptions;
}
