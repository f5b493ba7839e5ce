import { connect, type NetConnectOpts } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "../error-message.ts";
import type { ReceivedFile } from "../submissions/receive.ts";

/** Milliseconds a check may take; clamd needs well under one of them per megabyte. */
const longest = 15_000;

/** After a check in vain nobody waits for the next one, for this many milliseconds. */
const pause = 60_000;

/** How a connection ends that the other side has closed. */
const hungUp = ["ECONNRESET", "EPIPE"];

/** A four-byte length before each piece; a length of zero ends the stream. */
function piece(content: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return [length, content];
}

/**
 * Asks clamd by its INSTREAM command (clamd(8)).
 * @returns its answer, for instance `stream: OK` or `stream: Win.Test.EICAR_HDB-1 FOUND`, or that it hung up
 * @throws when it cannot be reached, or does not answer in time
 */
function askClamd(address: NetConnectOpts, content: Buffer): Promise<string> {
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
      // A file over its limit it refuses and hangs up, while the rest is on its way: writing that fails, and now and
      // then its answer is lost with it.
      if (end !== -1) resolve(answer.slice(0, end));
      else if (!failure || hungUp.includes(failure.code ?? "")) resolve("it hung up without an answer");
      else reject(failure);
    });
    const timer = setTimeout(() => socket.destroy(new Error("no answer in time")), longest);
    socket.once("close", () => clearTimeout(timer));
    socket.cork();
    socket.write("zINSTREAM\0");
    for (const part of [...piece(content), ...piece(Buffer.alloc(0))]) socket.write(part);
    socket.uncork();
  });
}

export type VirusCheck = (content: Buffer) => Promise<ReceivedFile["checked"] | "infected">;

/**
 * A virus check by clamd. Without an address, and while clamd is away, files are `unchecked`: an application is not
 * lost because its virus check is.
 */
export function virusCheck(address: NetConnectOpts | undefined, log: FastifyBaseLogger): VirusCheck {
  if (!address) return async () => "unchecked";
  let awayUntil = 0;
  return async (content) => {
    const now = performance.now();
    if (now < awayUntil) return "unchecked";
    try {
      const answer = await askClamd(address, content);
      if (answer.endsWith("FOUND")) {
        log.warn({ answer }, "A resume was refused: its virus check found something");
        return "infected";
      }
      if (answer.endsWith("OK")) return "clean";
      // Its limits are set lower than ours, or its signatures cannot be read.
      log.error({ answer }, "A resume is kept unchecked: clamd could not check it");
    } catch (error) {
      awayUntil = now + pause;
      log.error({ failure: errorMessage(error) }, "Resumes are kept unchecked: clamd cannot be reached");
    }
    return "unchecked";
  };
}
