import { connect, type NetConnectOpts } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { errorMessage } from "../error-message.ts";
import type { ReceivedFile } from "../submissions/received-submission.ts";

/** clamd needs far less than a second per megabyte. */
const scanTimeoutMs = 15_000;

/** How long no scan is tried after clamd could not be reached. */
const retryDelayMs = minuteMs;

/** Error codes of a connection that clamd closed. */
const connectionClosedCodes = ["ECONNRESET", "EPIPE"];

/** A chunk of clamd's INSTREAM protocol: its length in four bytes, then the content. An empty one ends the stream. */
function streamChunk(content: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return [length, content];
}

/**
 * Sends a file to clamd with its INSTREAM command (clamd(8)).
 * @returns its answer, for instance `stream: OK` or `stream: Win.Test.EICAR_HDB-1 FOUND`
 * @throws when it cannot be reached, or does not answer in time
 */
function scanWithClamd(address: NetConnectOpts, content: Buffer): Promise<string> {
  const socket = connect(address);
  return new Promise<string>((resolve, reject) => {
    let answer = "";
    let failure: NodeJS.ErrnoException | undefined;
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", (error) => {
      failure = error;
    });
    socket.on("close", () => {
      const end = answer.indexOf("\0");
      // clamd closes the connection while a file over its size limit is still being sent, and its answer may be lost.
      if (end !== -1) resolve(answer.slice(0, end));
      else if (!failure || connectionClosedCodes.includes(failure.code ?? ""))
        resolve("closed without an answer");
      else reject(failure);
    });
    const timer = setTimeout(() => socket.destroy(new Error("no answer in time")), scanTimeoutMs);
    socket.once("close", () => clearTimeout(timer));
    socket.cork();
    socket.write("zINSTREAM\0");
    for (const part of [...streamChunk(content), ...streamChunk(Buffer.alloc(0))]) socket.write(part);
    socket.uncork();
  });
}

export type VirusScan = (content: Buffer) => Promise<ReceivedFile["checked"] | "infected">;

/**
 * Creates a virus scan by clamd. Without an address, and while clamd cannot be reached, files are `unchecked`: an
 * application is accepted all the same.
 * @param log of the server, which is made later
 */
export function createVirusScan(
  address: NetConnectOpts | undefined,
  log: () => FastifyBaseLogger,
): VirusScan {
  if (!address) return async () => "unchecked";
  let retryAt = 0;
  return async (content) => {
    const now = performance.now();
    if (now < retryAt) return "unchecked";
    try {
      const answer = await scanWithClamd(address, content);
      if (answer.endsWith("FOUND")) {
        log().warn({ answer }, "A file was refused: the virus scan found something");
        return "infected";
      }
      if (answer.endsWith("OK")) return "clean";
      // For instance when clamd's size limit is lower than ours.
      log().error({ answer }, "A file is stored unchecked: clamd could not scan it");
    } catch (error) {
      retryAt = now + retryDelayMs;
      log().error({ failure: errorMessage(error) }, "Files are stored unchecked: clamd cannot be reached");
    }
    return "unchecked";
  };
}
