import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemOf } from "./problem.ts";

/**
 * Answers what could not be read as HTTP, or did not come in time: there is no request yet, only the connection. None
 * of it is logged: the error holds what was sent, as it came.
 */
export function answerBrokenHttp({ code }: { code: string }, socket: Socket) {
  if (code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const { status, message } = problemOf({ code, statusCode: 400 });
  const body = JSON.stringify({ message });
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  socket.destroySoon();
}
