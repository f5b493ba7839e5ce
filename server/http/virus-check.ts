import { connect } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { ReceivedFile } from "../submissions/receive.ts";

/** Milliseconds a check may take; clamd needs well under one of them per megabyte. */
const longest = 15_000;

/** After a check in vain nobody waits for the next one, for this many milliseconds. */
const pause = 60_000;

/** clamd's own default port. */
const usualPort = 3310;

/** A four-byte length before each piece; a length of zero ends the stream. */
function piece(content: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return [length, content];
}

/**
 * Asks clamd by its INSTREAM command (clamd(8)).
 * @returns its answer, for instance `stream: OK` or `stream: Win.Test.EICAR_HDB-1 FOUND`
 * @throws when it cannot be reached, or does not answer in time
 */
function askClamd(address: URL, content: Buffer): Promise<string> {
  const socket =
    address.protocol === "unix:"
      ? connect(address.pathname)
      : connect(Number(address.port || usualPort), address.hostname);
  return new Promise<string>((resolve, reject) => {
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", reject);
    socket.on("close", () =>
      answer ? resolve(answer.replace(/\0.*$/s, "")) : reject(new Error("no answer")),
    );
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
 * A virus check by clamd at `tcp://host:port` or `unix:/path`. Without an address, and while clamd is away, files
 * are `unchecked`: an application is not lost because its virus check is.
 */
export function virusCheck(url: string | undefined, log: FastifyBaseLogger): VirusCheck {
  if (!url) return async () => "unchecked";
  const address = new URL(url);
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
      const failure = (error as { code?: string }).code ?? (error as Error).message;
      log.error({ failure }, "Resumes are kept unchecked: clamd cannot be reached");
    }
    return "unchecked";
  };
}
