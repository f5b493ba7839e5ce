import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { copyEnvironment, copyOfProject } from "../build/copy-of-project.ts";
import { founder } from "../server/founder.ts";
import { freePort } from "../setup/free-port.ts";
import { photo } from "../setup/photo.ts";

// One `npm run dev` for all cases, in a copy of the project whose content they change.
test.describe.configure({ mode: "serial" });
test.setTimeout(300_000);

let site: Awaited<ReturnType<typeof copyOfProject>>;
let port: number;
let deskPort: number;
let dev: ReturnType<typeof startDev>;
let output = "";

const content = (file: string) => path.join(site.folder, "content", file);
const url = (pagePath: string) => `http://localhost:${port}${pagePath}`;
const status = async (pagePath: string) => (await fetch(url(pagePath), { redirect: "manual" })).status;

function startDev() {
  return spawn("npm", ["run", "--silent", "dev"], {
    cwd: site.folder,
    // A group of its own, which is ended as a whole.
    detached: true,
    env: {
      ...copyEnvironment,
      NODE_ENV: "",
      PORT: String(port),
      DESK_PORT: String(deskPort),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Changes a content file, and gives the text it had. */
async function change(file: string, edit: (text: string) => string): Promise<string> {
  const before = await readFile(content(file), "utf8");
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(content(file), after);
  return before;
}

const breakTitle = (text: string) => text.replace(/^title: .*$/m, "title: Broken: unquoted");
let sound: string;

test.beforeAll(async () => {
  site = await copyOfProject();
  await rm(path.join(site.folder, "dist"), { recursive: true, force: true });
  [port, deskPort] = [await freePort(), await freePort()];
  sound = await change("jobs/first-job.yaml", breakTitle);
  dev = startDev();
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  await expect.poll(() => output, { timeout: 120_000 }).toContain(`The desk: http://localhost:${deskPort}/`);
});

test.afterAll(async () => {
  if (dev?.pid) process.kill(-dev.pid, "SIGTERM");
  await site?.remove();
});

test("starts without a build and with broken content, and shows what to mend on every page", async ({
  page,
}) => {
  expect(existsSync(path.join(site.folder, "dist"))).toBe(false);
  const response = await page.goto(url("/about"));
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This file needs correcting");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    /^content\/jobs\/first-job\.yaml, line \d+$/,
  );
  await expect(page.locator(".marked")).toHaveText(/title: Broken: unquoted$/);
  await writeFile(content("jobs/first-job.yaml"), sound);
  // Nobody reloads it.
  await expect(page.getByRole("banner")).toBeVisible({ timeout: 120_000 });
  expect(await status("/about")).toBe(200);
});

test("an open page shows a mistake in a file it does not use, until it is mended", async ({ page }) => {
  await page.goto(url("/about"));
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 60_000 });
  await writeFile(content("jobs/first-job.yaml"), breakTitle(sound));
  await expect(heading).toHaveText("This file needs correcting", { timeout: 60_000 });
  await writeFile(content("jobs/first-job.yaml"), sound);
  await expect(heading).toHaveText(before ?? "", { timeout: 60_000 });
});

test("a page that was loading when another was told of a change shows it, too", async ({ page }) => {
  const other = await page.context().newPage();
  const socket = other.waitForEvent("websocket");
  await other.goto(url("/about"));
  await (await socket).waitForEvent("framereceived");
  await other.route(url("/about"), (route) => route.abort());
  let connect = () => {};
  const connecting = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route("**/@vite/client", async (route) => {
    await connecting;
    await route.continue();
  });
  await page.goto(url("/careers"), { waitUntil: "commit" });
  const before = await change("jobs/first-job.yaml", (text) =>
    text.replace(/^title: .*$/m, "title: Changed"),
  );
  await expect.poll(async () => (await fetch(url("/careers"))).text()).toContain("Changed");
  // The other page has been told by then.
  await page.waitForTimeout(1000);
  connect();
  await expect(page.getByText("Changed").first()).toBeAttached();
  await writeFile(content("jobs/first-job.yaml"), before);
});

for (const [folder, extension, base] of [
  ["articles", "md", "/insights"],
  ["jobs", "yaml", "/careers"],
  ["companies", "yaml", "/portfolio"],
] as const) {
  const first = { articles: "first-article", jobs: "first-job", companies: "first-fintech" }[folder];

  test(`a new file in ${folder} has its page at once, and none after it was removed`, async ({ page }) => {
    const file = `${folder}/added-item.${extension}`;
    await page.goto(url(base));
    const link = page.locator(`a[href="${base}/added-item"]`);
    await expect(link).toHaveCount(0);
    expect(await status(`${base}/added-item`)).toBe(404);
    const text = await readFile(content(`${folder}/${first}.${extension}`), "utf8");
    // No two items may have the same title or description, which contain the name. Drafts are shown in development.
    const name = /^(?:title|name): (.*)$/m.exec(text)?.[1] ?? "";
    const changed = text.replace(/^(---\n)?/, "$1draft: true\n").replaceAll(name, "Added item");
    await writeFile(content(file), changed);
    await expect(link.first()).toBeAttached({ timeout: 60_000 });
    // The page may be reloaded once more, which ends the navigation.
    const added = url(`${base}/added-item`);
    await expect(async () => {
      if (page.url() !== added) await link.first().click({ timeout: 5000 });
      await expect(page).toHaveURL(added, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    expect(await (await fetch(url("/sitemap.xml"))).text()).toContain(`${base}/added-item<`);
    await rm(content(file));
    await expect.poll(() => status(`${base}/added-item`)).toBe(404);
  });
}

test("a new person and a new picture appear at once", async ({ page }) => {
  await page.goto(url("/about"));
  const text = await readFile(content("people/first-person.yaml"), "utf8");
  await writeFile(content("people/added-person.yaml"), text.replace(/^name: .*$/m, "name: Added Person"));
  const card = page.getByText("Added Person").first();
  await expect(card).toBeAttached({ timeout: 60_000 });
  const picture = page.locator('img[src*="added-person"]').first();
  const drawn = await picture.getAttribute("src");
  await writeFile(content("people/added-person.jpg"), await photo("#446688", 1_600));
  await expect.poll(() => picture.getAttribute("src"), { timeout: 60_000 }).not.toBe(drawn);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBeGreaterThan(0);
  await rm(content("people/added-person.yaml"));
  await rm(content("people/added-person.jpg"));
});

test("redirects, feeds and unknown addresses are answered as in production", async ({ page }) => {
  const request = (pagePath: string) => fetch(url(pagePath), { redirect: "manual" });
  await writeFile(
    content("redirects.yaml"),
    "redirects:\n  - { from: /old-page, to: /about }\n  - { from: /gone-page }\n  - { from: /elsewhere, to: https://studio.example/a }\n",
  );
  await expect.poll(() => status("/old-page")).toBe(308);
  expect((await request("/old-page?a=1")).headers.get("location")).toBe("/about?a=1");
  expect((await request("/elsewhere?a=1")).headers.get("location")).toBe("https://studio.example/a");
  expect((await request("/About/")).headers.get("location")).toBe("/about");
  expect(await status("/gone-page")).toBe(410);
  expect(await status("//about/")).toBe(404);
  for (const [file, type] of [
    ["/feed.xml", "application/atom+xml"],
    ["/careers/feed.xml", "application/rss+xml"],
    ["/careers/feed.json", "application/feed+json"],
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/site.webmanifest", "application/manifest+json"],
  ] as const) {
    const response = await request(file);
    expect([file, response.status, response.headers.get("content-type")?.split(";")[0]]).toEqual([
      file,
      200,
      type,
    ]);
  }
  const response = await page.goto(url("/no-such-page"));
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404 Not Found")).toBeVisible();
});

test("the API stores applications, and the desk asks to sign in", async ({ page }) => {
  const send = () =>
    fetch(url("/api/send-email"), {
      method: "POST",
      headers: { "content-type": "application/json", origin: url("") },
      body: JSON.stringify(founder),
    }).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(send, { timeout: 120_000 }).toBe(200);
  // It shows every item at once, so what production says about later ones is not true here.
  expect(output).not.toContain("publishAt");
  await page.goto(`http://localhost:${deskPort}/`);
  await expect(page.getByRole("textbox")).toBeVisible({ timeout: 60_000 });
});

/** What a second start prints, and its exit status. */
async function failedStart() {
  const second = startDev();
  const [printed, errors, status] = await Promise.all([
    text(second.stdout),
    text(second.stderr),
    new Promise((resolve) => second.once("exit", resolve)),
  ]);
  return { status, printed, errors: errors.replace(/^npm .*\n/gm, "") };
}

test("a port in use ends the start with one line", async () => {
  const errors = `PORT=${port}: this port is in use; choose another one.\n`;
  expect(await failedStart()).toEqual({ status: 1, printed: "", errors });
});

test("a mistake in the settings ends the start as it does in production", async () => {
  const file = path.join(site.folder, ".env");
  await writeFile(file, "PORT: 4000\n");
  expect(await failedStart()).toEqual({
    status: 1,
    printed: "",
    errors: ".env:1: write PORT=value, with = after the name.\n",
  });
  await rm(file);
});
