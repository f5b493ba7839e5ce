import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { readMarks, withoutPreviewMarks } from "#contract/preview-marks.ts";
import type { Renderer } from "#renderer/renderer.ts";
import { openProgram } from "#server/site/program.ts";
import { fixtureContent, fixtureSite } from "../../setup/sites.ts";

const pictureFolder = path.join(fixtureSite, "../pictures");
const content = { folder: fixtureContent, timeMs: Date.now(), pictureFolder };
let renderer: Renderer;
let paths: string[];
beforeAll(async () => {
  renderer = await import(pathToFileURL(openProgram().renderer).href);
  paths = await renderer.listPaths(content);
});

/** The text that people read. */
const textOf = (html: string) => {
  const body = parse(html).querySelector("body");
  for (const element of body?.querySelectorAll("script, style") ?? []) element.remove();
  return body?.textContent ?? "";
};

test("a previewed page is the page, but for marks that nobody sees", async () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const address of paths) {
    const options = { ...content, drafts: false };
    const plain = await renderer.renderPage(address, options, { hasApp: false });
    const marked = await renderer.renderPage(address, { ...options, marks: true }, { hasApp: false });
    expect(withoutPreviewMarks(marked.html), address).toBe(plain.html);
    expect([...marked.pictures.keys()].sort(), address).toEqual([...plain.pictures.keys()].sort());
  }
});

test("nearly every text of a page leads to its field", async () => {
  for (const address of paths.filter((one) => !["/design-system", "/sitemap"].includes(one))) {
    const { html, texts: places } = await renderer.renderPage(
      address,
      { ...content, marks: true },
      { hasApp: false },
    );
    const numbers = [...new Set(readMarks(html))].sort((a, b) => a - b);
    expect(Object.keys(places).map(Number), address).toEqual(numbers);
    const main = parse(html).querySelector("main");
    const texts = (main?.querySelectorAll("h1, h2, h3, p") ?? []).filter(({ text }) => text.trim() !== "");
    const clickable = texts.filter((element) => readMarks(element.textContent).length > 0);
    expect(clickable.length / texts.length, address).toBeGreaterThan(0.6);
  }
});

test("no published file has a mark", () => {
  const files = globSync("**/*", { cwd: fixtureSite, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(200);
  for (const { parentPath, name } of files) {
    if (/\.(br|gz)$/.test(name)) continue;
    const content = readFileSync(path.join(parentPath, name), "utf8");
    expect(readMarks(content), name).toEqual([]);
    // The bytes of a picture may have its first character by chance.
    if (!/\.(avif|webp|jpg|png|ico|woff2)$/.test(name)) expect(content.includes("\u2063"), name).toBe(false);
  }
});

test("a draft that is not on the site yet, a removed file and a replaced one are read", async () => {
  const person = "people/first-person.yaml";
  const edits = new Map([[person, null]]);
  const { html } = await renderer.renderPage("/about", { ...content, edits });
  expect(textOf(html)).not.toContain("Role of the first person");
  const added = new Map([["people/new-person.yaml", path.join(fixtureContent, person)]]);
  const twice = await renderer.renderPage("/about", { ...content, edits: added });
  const once = await renderer.renderPage("/about", content);
  const count = (html: string) => textOf(html).split("Role of the first person").length - 1;
  expect(count(twice.html)).toBe(2 * count(once.html));
});
