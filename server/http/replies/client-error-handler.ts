import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { denyAllPolicy } from "../security/security-headers.ts";
import { toProblem } from "./problem.ts";

/**
 * Answers what Node could not parse as HTTP, or what did not arrive in time: there is no request yet, only the
 * connection. It is not logged, because the error holds the raw bytes that were sent.
 */
export function handleClientError({ code }: { code: string }, socket: Socket) {
  if (code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const { status, message } = toProblem({ code, statusCode: 400 });
  const body = JSON.stringify({ message });
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      `Content-Security-Policy: ${denyAllPolicy}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  socket.destroySoon();
}
