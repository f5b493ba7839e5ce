import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { encodeTextPhoto } from "#pictures/photo.ts";
import type { TextPhotoRequest } from "#pictures/requests.ts";
import { currentContent, setDefaultContent } from "./content-context.ts";
import { renderMarkdown } from "./markdown.ts";
import { describeTextPictures } from "./text-pictures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
setDefaultContent({ folder, timeMs: Date.now() });

mkdirSync(path.join(folder, "articles"));
const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#804020" } })
  .jpeg()
  .toBuffer();
writeFileSync(path.join(folder, "articles/bridge.jpg"), photo);
afterAll(() => rmSync(folder, { recursive: true }));

const render = async (markdown: string) =>
  renderMarkdown(markdown, await describeTextPictures("articles", markdown)).html;

test("a picture that stands alone is a figure with its caption, in its own proportions", async () => {
  const html = await render('![A “bridge”](bridge.jpg "The bridge")');
  expect(html).toMatch(
    /^<figure class="text-picture"><picture>.*<\/picture><figcaption>The bridge<\/figcaption>/,
  );
  expect(html).toContain('width="900" height="1200" alt="A “bridge”" loading="lazy"');
  expect(html).toContain('type="image/avif"');
  for (const width of [480, 780, 900]) expect(html).toContain(` ${width}w`);
});

test("a point of focus crops a picture", async () => {
  expect(await render("![Bridge](bridge.jpg#top)")).toContain('width="900" height="600"');
});

test("a picture within a paragraph stays there", async () => {
  expect(await render("Look: ![Bridge](bridge.jpg)")).toMatch(/^<p>Look: <picture>.*<\/picture><\/p>/);
});

test("a picture is encoded as requested", async () => {
  await render("![Bridge](bridge.jpg#top)");
  const request = [...currentContent().pictures.values()].find(
    (one): one is TextPhotoRequest => one.kind === "text-photo" && one.width === 480 && one.focus === "top",
  );
  if (!request) throw new Error("The picture was not requested");
  const { width, height } = await sharp(await encodeTextPhoto(request)).metadata();
  expect({ width, height }).toEqual({ width: 480, height: 320 });
});

test("a picture that does not exist is an error that names it", async () => {
  await expect(render("![Bridge](brigde.jpg)")).rejects.toThrow("there is no picture articles/brigde.jpg");
});
