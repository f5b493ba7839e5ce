import { createInterface } from "node:readline/promises";
import { pathToFileURL } from "node:url";
import type { ContentError } from "#content-model/content-error.ts";
import type { Renderer } from "#renderer/renderer.ts";
import { errorMessage } from "../error-message.ts";
import { syncTree } from "../store/fsync.ts";
import type { RenderOutcome, RenderRequest } from "./render-in-process.ts";

/** The first line of standard input, whose end means that the server was killed: it ends this process. */
function readRequest(): Promise<RenderRequest> {
  const lines = createInterface({ input: process.stdin });
  lines.once("close", () => process.exit(1));
  return new Promise((resolve) => lines.once("line", (line) => resolve(JSON.parse(line))));
}

/** Renders or checks a site as standard input says, and writes what came of it to standard output. */
async function main() {
  const request = await readRequest();
  const { renderSite, checkSite }: Renderer = await import(pathToFileURL(request.renderer).href);
  let answer: RenderOutcome;
  try {
    if (request.task === "render") {
      await renderSite({ ...request, changeDays: new Map(request.changeDays) });
      // Nothing is switched to that a power cut could damage.
      await syncTree(request.output);
    } else await checkSite({ folder: request.contentFolder, timeMs: request.timeMs });
    answer = { kind: "done" };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // An instance of the class in the other bundle.
    answer =
      error.name === "ContentError"
        ? { kind: "mistakes", mistakes: (error as ContentError).mistakes }
        : { kind: "failed", message: errorMessage(error) };
  }
  process.stdout.write(JSON.stringify(answer), () => process.exit());
}

await main();
