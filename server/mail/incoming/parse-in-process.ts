import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
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

type Parser = { child: ChildProcess; ended: AbortSignal };

let idle: (Parser & { timer: NodeJS.Timeout }) | null = null;

/** The next message of the process, which is ended when there is none in time. */
async function nextMessage({ child, ended }: Parser, timeoutMs: number) {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
    return (await once(child, "message", { signal }))[0];
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** @throws when it does not start, which is no fault of the mail */
async function startParser(): Promise<Parser> {
  const child = fork(program, {
    execArgv: memoryOptions,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = new AbortController();
  child.on("error", () => end.abort()).once("exit", () => end.abort());
  const parser = { child, ended: end.signal };
  await nextMessage(parser, maxMs);
  return parser;
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

async function parse(source: Buffer, isCutOff: boolean, timeoutMs: number): Promise<ParsedMail> {
  const parser = takeIdle() ?? (await startParser());
  try {
    parser.child.send({ source, isCutOff } satisfies MailToParse);
    const mail = await nextMessage(parser, timeoutMs);
    keepIdle(parser);
    return mail;
  } catch {
    return parseMail(source, true, true);
  }
}

const oneAtATime = pLimit(1);

/**
 * Parses a mail in a process of its own, which ends after a time and has little memory: anybody can send mails. Of one
 * that fails, only the headers are read.
 * @param isCutOff whether `source` is only the beginning
 */
export const parseInProcess = (source: Buffer, isCutOff: boolean, timeoutMs = maxMs): Promise<ParsedMail> =>
  oneAtATime(parse, source, isCutOff, timeoutMs);
