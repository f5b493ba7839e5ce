import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { founder, post } from "../server/founder.ts";
import { freePort } from "../setup/free-port.ts";
import { copyEnvironment, copyOfProject } from "./copy-of-project.ts";

let site: Awaited<ReturnType<typeof copyOfProject>>;
let preview: ReturnType<typeof spawn>;
/** The address that `npm run preview -- --share` prints. */
let address: URL;
let cookie: string;

beforeAll(async () => {
  site = await copyOfProject(".generated/preview");
  const article = path.join(site.folder, "content/articles/first-article.md");
  const draft = (await readFile(article, "utf8"))
    .replace(/^title: .*$/m, "title: A drafted text\ndraft: true")
    .replace(/^ {2}title: .*$/m, "  title: A drafted text")
    .replace(/^ {2}description: .*$/m, "  description: A drafted text, described");
  await writeFile(path.join(site.folder, "content/articles/drafted.md"), draft);
  const args = ["scripts/preview.ts", "--share", "--hours", "0.1", "--port", String(await freePort())];
  preview = spawn(process.execPath, args, {
    cwd: site.folder,
    env: { ...copyEnvironment, HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!preview.stdout) throw new Error("The preview has no output");
  address = await new Promise<URL>((resolve, reject) => {
    preview.once("exit", () => reject(new Error("The preview ended")));
    createInterface({ input: preview.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      const [url] = /http:\/\/\S+/.exec(line) ?? [];
      if (url) resolve(new URL(url));
    });
  });
  cookie = (await fetch(address, { redirect: "manual" })).headers.getSetCookie()[0]?.split(";")[0] ?? "";
}, 400_000);

afterAll(async () => {
  const ended = once(preview, "exit");
  preview.kill("SIGINT");
  await ended;
  await site.remove();
});

const get = (urlPath: string) => fetch(address.origin + urlPath, { headers: { cookie } });

test("only who has the address sees the preview", async () => {
  expect(address.pathname).toMatch(/^\/preview\/[\w-]{32}$/);
  for (const urlPath of ["/", "/about", "/favicon.svg", "/preview/", `${address.pathname}x`]) {
    const response = await fetch(address.origin + urlPath, { redirect: "manual" });
    expect([urlPath, response.status, response.headers.get("x-robots-tag")]).toEqual([
      urlPath,
      404,
      "noindex, nofollow",
    ]);
  }
  expect((await post(address.origin, founder)).status).toBe(404);
  const opened = await fetch(address, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/"]);
  expect(opened.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3\d\d$/);
});

test("shows drafts and keeps search engines away", async () => {
  const response = await get("/insights/drafted");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(await (await get("/insights")).text()).toContain("A drafted text");
});

test("checks and answers forms, and stores nothing", async () => {
  const response = await post(address.origin, founder, { cookie });
  expect([response.status, (await response.json()).reference]).toEqual([
    200,
    expect.stringMatching(/^NVS-TEST/),
  ]);
  expect((await post(address.origin, { ...founder, email: "wrong" }, { cookie })).status).toBe(422);
  expect(globSync("**/*.eml", { cwd: site.folder })).toEqual([]);
  expect(globSync("data/*", { cwd: site.folder })).toEqual([]);
});
