import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { founder, post } from "../server/founder.ts";
import { environment } from "../setup/environment.ts";
import { freePort } from "../setup/free-port.ts";
import { fixtureContent, serverFolder, shareSites } from "../setup/sites.ts";

/** How long after a change a page may still show what was there before. */
const shownWithinMs = 300;

let folder: string;
let content: string;
let data: string;
let preview: ReturnType<typeof spawn>;
/** The address that it prints. */
let address: URL;
let port: number;
let cookie: string;

const titled = (text: string, title: string) =>
  text
    .replace(/^title: .*$/m, `title: ${title}\ndraft: true`)
    .replace(/^ {2}title: .*$/m, `  title: ${title}`)
    .replace(/^ {2}description: .*$/m, `  description: ${title}, described`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "preview-"));
  content = path.join(folder, "content");
  data = path.join(folder, "data");
  await cp(fixtureContent, content, { recursive: true });
  shareSites(data);
  const article = await readFile(path.join(content, "articles/first-article.md"), "utf8");
  await writeFile(path.join(content, "articles/drafted.md"), titled(article, "A drafted text"));
  port = await freePort();
  preview = spawn(process.execPath, ["dist/server/preview.js", "--share", "--hours", "0.1"], {
    cwd: serverFolder,
    env: environment({
      NODE_ENV: "production",
      CONTENT_DIR: content,
      DATA_DIR: data,
      PREVIEW_PORT: String(port),
      PREVIEW_URL: "https://preview.example.org/",
    }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await new Promise<URL>((resolve, reject) => {
    preview.once("exit", () => reject(new Error("The preview ended")));
    createInterface({ input: preview.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      const [, url] = /^Preview: (\S+)/.exec(line) ?? [];
      if (url) resolve(new URL(url));
    });
  });
  const opened = await fetch(`http://127.0.0.1:${port}${address.pathname}`, { redirect: "manual" });
  cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}, 120_000);

afterAll(async () => {
  const ended = once(preview, "exit");
  preview.kill("SIGINT");
  await ended;
  await rm(folder, { recursive: true });
});

const get = (urlPath: string, headers: Record<string, string> = { cookie }) =>
  fetch(`http://127.0.0.1:${port}${urlPath}`, { headers, redirect: "manual" });

test("only who has the address sees the preview", async () => {
  expect(address.origin).toBe("https://preview.example.org");
  expect(address.pathname).toMatch(/^\/preview\/[\w-]{32}$/);
  for (const urlPath of ["/", "/about", "/favicon.svg", "/preview/", `${address.pathname}x`]) {
    const { status, headers } = await get(urlPath, {});
    expect([urlPath, status, headers.get("x-robots-tag")]).toEqual([urlPath, 404, "noindex, nofollow"]);
  }
  expect((await post(`http://127.0.0.1:${port}`, founder)).status).toBe(404);
  const opened = await get(address.pathname, {});
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/"]);
  expect(opened.headers.getSetCookie()[0]).toMatch(/; Max-Age=3\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("shows drafts with their pictures and keeps search engines away", async () => {
  const response = await get("/insights/drafted");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(await (await get("/insights")).text()).toContain("A drafted text");
  const [, file = ""] =
    /<script[^>]* src="([^"]+)"/.exec(html) ?? /href="(\/assets\/[^"]+)"/.exec(html) ?? [];
  expect((await get(file)).status).toBe(200);
  const [, picture = ""] = /src="(\/pictures\/[^"]+)"/.exec(await (await get("/about")).text()) ?? [];
  expect((await get(picture)).headers.get("content-type")).toMatch(/^image\//);
});

test("a changed word is there at the next request", async () => {
  const file = path.join(content, "articles/drafted.md");
  const text = await readFile(file, "utf8");
  const durationsMs: number[] = [];
  for (let run = 0; run < 5; run++) {
    const title = `Changed text ${run}`;
    await writeFile(file, text.replaceAll("A drafted text", title));
    const startedMs = performance.now();
    const html = await (await get("/insights/drafted")).text();
    durationsMs.push(performance.now() - startedMs);
    expect(html).toContain(title);
    expect(html).not.toContain("A drafted text");
  }
  const [, , medianMs] = durationsMs.sort((a, b) => a - b);
  expect(medianMs).toBeLessThan(shownWithinMs);
});

test("checks and answers forms, and stores nothing", async () => {
  const own = `http://127.0.0.1:${port}`;
  const response = await post(own, founder, { cookie });
  expect([response.status, (await response.json()).reference]).toEqual([
    200,
    expect.stringMatching(/^NVS-TEST/),
  ]);
  expect((await post(own, { ...founder, email: "wrong" }, { cookie })).status).toBe(422);
  expect(await readdir(data)).toEqual(["site"]);
});
