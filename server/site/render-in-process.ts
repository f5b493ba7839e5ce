import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { ContentError, type ContentMistake } from "#content-model/content-error.ts";
import { minuteMs } from "#contract/durations.ts";
import type { RenderSiteOptions } from "#renderer/render-site.ts";
import { isUnchanged, type Program } from "./program.ts";

type RenderTask = { task: "render"; changeDays: [file: string, day: string][] } & Omit<
  RenderSiteOptions,
  "changeDays"
>;
type CheckTask = { task: "check"; contentFolder: string; timeMs: number };

/** As passed to the process that renders. */
export type RenderRequest = (RenderTask | CheckTask) & { renderer: string };

/** What became of it. */
export type RenderOutcome =
  | { kind: "done" }
  | { kind: "mistakes"; mistakes: ContentMistake[] }
  | { kind: "failed"; message: string };

/** The nice value of the process that renders, so that the server answers visitors first. */
const lowPriority = 10;

const replaced = "the program was replaced by another version, which this server must be restarted for";

/** Keep the memory of the process below 400 MB, with pictures (`npm run bench -- publications`). */
const memoryOptions = ["--max-old-space-size=256", "--max-semi-space-size=8"];

/**
 * Settings of glibc's malloc: one arena for all of libvips' threads, and what is larger than 32 KiB goes back to the
 * system when it is freed. Without them the process takes a third more memory.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};

/** A process that takes longer has stopped working: the pictures of 1,000 new articles take ten minutes. */
export const maxRenderMs = 30 * minuteMs;

type ProcessOptions = { signal?: AbortSignal; isUrgent?: boolean };

/** @throws ContentError when the content has mistakes */
async function runInProcess(
  program: Program,
  request: RenderTask | CheckTask,
  { signal, isUrgent = false }: ProcessOptions,
): Promise<void> {
  if (!isUnchanged(program)) throw new Error(replaced);
  const child = spawn(process.execPath, [...memoryOptions, program.renderProcess], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", ...mallocSettings },
    signal: AbortSignal.any([AbortSignal.timeout(maxRenderMs), ...(signal ? [signal] : [])]),
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (status, by) => resolve(status ?? by));
  });
  // A server of still lower priority may not raise that of its child.
  if (child.pid !== undefined && !isUrgent) setPriority(child.pid, Math.max(lowPriority, getPriority()));
  child.stdin.on("error", () => {});
  // Left open: when this process is killed its end tells the other one to stop.
  child.stdin.write(
    `${JSON.stringify({ ...request, renderer: program.renderer } satisfies RenderRequest)}\n`,
  );
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(`rendering ended with ${status}: ${errors.trim().slice(-1_000)}`);
  const answer: RenderOutcome = JSON.parse(output);
  if (answer.kind === "mistakes") throw new ContentError(answer.mistakes);
  if (answer.kind === "failed") throw new Error(isUnchanged(program) ? answer.message : replaced);
}

/**
 * Renders a site in a process of its own, so that requests are answered meanwhile and its memory is given back.
 * @throws ContentError when the content has mistakes
 */
export async function renderInProcess(
  program: Program,
  request: Omit<RenderTask, "task" | "assets">,
  options: ProcessOptions = {},
): Promise<void> {
  await runInProcess(program, { task: "render", assets: program.assets, ...request }, options);
  if (isUnchanged(program)) return;
  // It may have assets of one version and pages of another.
  await rm(request.output, { recursive: true, force: true });
  throw new Error(replaced);
}

/** Checks all content of a folder in a process of its own. @throws ContentError when it has mistakes */
export async function checkInProcess(program: Program, contentFolder: string, signal: AbortSignal) {
  await runInProcess(program, { task: "check", contentFolder, timeMs: Date.now() }, { signal });
}
