import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import { errorMessage } from "../../error-message.ts";
import { type ParsedMail, parseMail } from "./parse-mail.ts";

/** What the process that parses mails is given. */
export type MailToParse = { source: Buffer; isCutOff: boolean };

/** In the program, and in development and tests. */
const program = import.meta.url.endsWith(".ts")
  ? fileURLToPath(new URL("./parse-mail-process.ts", import.meta.url))
  : path.resolve("dist/server/parse-mail-process.js");

/** Not a thread with a limit: a single large allocation above it ends the whole process. */
const memoryOptions = ["--max-old-space-size=128"];

/** The largest mails take some seconds. */
const maxMs = 30_000;

/** How long a process waits for the next mail: its start takes longer than parsing. */
const idleMs = 10_000;

/** The process did not start, which is no fault of a mail. */
export class ParserUnavailable extends Error {
  readonly code = "NOPARSER";
}

type Parser = { child: ChildProcess; ended: AbortSignal };

let idle: (Parser & { timer: NodeJS.Timeout }) | null = null;

/** The next message of the process, which is ended when there is none in time. */
async function nextMessage({ child, ended }: Parser, timeoutMs: number) {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
  try {
    return (await once(child, "message", { signal }))[0];
  } catch (error) {
    child.kill("SIGKILL");
    throw signal.aborted ? signal.reason : error;
  }
}

/** @throws ParserUnavailable */
async function startParser(): Promise<Parser> {
  try {
    const child = fork(program, {
      execArgv: memoryOptions,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const end = new AbortController();
    child.on("error", (error) => end.abort(error));
    child.once("exit", (code, signal) => end.abort(new Error(`the parser ended (${signal ?? code})`)));
    const parser = { child, ended: end.signal };
    await nextMessage(parser, maxMs);
    return parser;
  } catch (error) {
    throw new ParserUnavailable(`The parser of mails did not start: ${errorMessage(error)}`);
  }
}

function takeIdle(): Parser | null {
  const parser = idle;
  idle = null;
  clearTimeout(parser?.timer);
  parser?.child.ref();
  parser?.child.channel?.ref();
  return parser?.ended.aborted ? null : parser;
}

/** While it waits, it does not keep the server running. */
function keepIdle(parser: Parser): void {
  const timer = setTimeout(() => {
    idle = null;
    parser.child.kill("SIGKILL");
  }, idleMs);
  idle = { ...parser, timer: timer.unref() };
  parser.child.unref();
  parser.child.channel?.unref();
}

type Log = Pick<FastifyBaseLogger, "warn">;

async function parse(source: Buffer, isCutOff: boolean, log: Log, timeoutMs: number): Promise<ParsedMail> {
  const parser = takeIdle() ?? (await startParser());
  try {
    parser.child.send({ source, isCutOff } satisfies MailToParse);
    const mail = await nextMessage(parser, timeoutMs);
    keepIdle(parser);
    return mail;
  } catch (error) {
    log.warn({ failure: errorMessage(error) }, "Of a mail only the headers are read");
    return parseMail(source, true, true);
  }
}

const oneAtATime = pLimit(1);

/**
 * Parses a mail in a process of its own, which ends after a time and has little memory: anybody can send mails. Of one
 * that fails, only the headers are read.
 * @param isCutOff whether `source` is only the beginning
 * @throws ParserUnavailable
 */
export const parseInProcess = (
  source: Buffer,
  isCutOff: boolean,
  log: Log,
  timeoutMs = maxMs,
): Promise<ParsedMail> => oneAtATime(parse, source, isCutOff, log, timeoutMs);
