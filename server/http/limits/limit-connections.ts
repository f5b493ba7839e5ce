import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../../settings.ts";
import { addressKey } from "./address-key.ts";
import { OpenCounter } from "./open-counter.ts";

const maxConnections = 4_000;
const maxConnectionsPerAddress = 256;

/** Closes connections beyond the limits as soon as they are made. A proxy's own connections count only in all. */
export function limitConnections(app: FastifyInstance, { TRUST_PROXY }: Settings) {
  app.server.maxConnections = maxConnections;
  if (TRUST_PROXY > 0) return;
  const connections = new OpenCounter(maxConnectionsPerAddress);
  app.server.prependListener("connection", (socket: Socket) => {
    const release = connections.add(addressKey(socket.remoteAddress ?? ""));
    if (release) socket.once("close", release);
    else socket.destroy();
  });
}
