import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { environment } from "../tests/setup/environment.ts";
import { hasNginx } from "../tests/setup/nginx.ts";
import { startServer } from "../tests/setup/server.ts";
import { type EditedContent, editedContent, waitForText } from "./publications/edited-content.ts";
import { peakRenderingMemory } from "./publications/memory.ts";
import { measureUnderLoad } from "./publications/under-load.ts";
import { type Area, median, type Row } from "./report.ts";

const runs = 10;
const manyArticles = 1_000;
const photoMegabytes = 73;
const memoryTarget = 400;

/** Seconds from the start of `npm run publish -- --yes` until a server shows the changed word. */
async function secondsToLive(content: EditedContent, url: string): Promise<number[]> {
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const word = `live-${run}`;
    await content.setWord(word);
    const started = performance.now();
    const { ended } = content.run("publish", "--", "--yes");
    await Promise.race([waitForText(`${url}${content.page}`, word), ended.then(() => new Promise(() => {}))]);
    seconds.push((performance.now() - started) / 1000);
    await ended;
  }
  return seconds;
}

/** Seconds from saving a word until a preview shows it. */
async function secondsToPreview(content: EditedContent): Promise<number[]> {
  const preview = spawn(process.execPath, ["dist/server/preview.js"], {
    env: environment(content.settings),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let url = "";
  for await (const line of createInterface(preview.stdout)) {
    [, url = ""] = /Preview: (\S+?)\/?$/.exec(line) ?? [];
    if (url) break;
  }
  preview.stdout.resume();
  await (await fetch(`${url}${content.page}`)).text();
  const seconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    const word = `preview-${run}`;
    await content.setWord(word);
    const started = performance.now();
    await waitForText(`${url}${content.page}`, word);
    seconds.push((performance.now() - started) / 1000);
  }
  preview.kill();
  await once(preview, "exit");
  return seconds;
}

/** Publishes into an empty store, without a server. @returns the peak memory of the rendering, in megabytes */
async function publishFirst(content: EditedContent): Promise<number> {
  const { pid, ended } = content.run("publish", "--", "--yes");
  const [peak] = await Promise.all([peakRenderingMemory(pid), ended]);
  return peak;
}

async function measureChanges(name: string, content: EditedContent, liveTarget: number): Promise<Row[]> {
  const startedMs = performance.now();
  await content.setWord("first");
  const first = await publishFirst(content);
  const firstSeconds = (performance.now() - startedMs) / 1000;
  const server = await startServer(content.settings, ".");
  const live = await secondsToLive(content, server.url);
  await server.stop();
  const preview = await secondsToPreview(content);
  return [
    { name: `${name}: first publication`, figure: firstSeconds, unit: "s" },
    { name: `${name}: memory of the first rendering`, figure: first, target: memoryTarget, unit: "MB" },
    { name: `${name}: word to live, median of ${runs}`, figure: median(live), target: liveTarget, unit: "s" },
    { name: `${name}: word to live, slowest`, figure: Math.max(...live), unit: "s" },
    { name: `${name}: word to preview, median of ${runs}`, figure: median(preview), target: 0.3, unit: "s" },
  ];
}

async function measurePhoto(): Promise<Row> {
  const content = await editedContent();
  await content.addPhoto(photoMegabytes);
  const figure = await publishFirst(content);
  await content.remove();
  const name = `memory of the first rendering, with a photo of ${photoMegabytes} MB`;
  return { name, figure, target: memoryTarget, unit: "MB" };
}

/** Measures how fast a change is published and previewed, and what visitors notice of publications. */
export async function measure(): Promise<Area> {
  const few = await editedContent();
  const rows = await measureChanges("the site's pages", few, 3);
  await few.remove();
  const many = await editedContent();
  await many.addArticles(manyArticles);
  rows.push(...(await measureChanges("1,000 articles more", many, 10)));
  await many.remove();
  rows.push(await measurePhoto());
  if (hasNginx) rows.push(...(await measureUnderLoad()));
  return {
    name: "publications",
    notes: [
      "From the start of `npm run publish -- --yes`, with npm; the server, the command and the client share this machine.",
      ...(hasNginx ? [] : ["nginx is not installed, so nothing was measured under load."]),
    ],
    rows,
  };
}
