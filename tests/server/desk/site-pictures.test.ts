import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { signedInMember } from "../../setup/desk.ts";
import { git } from "../../setup/git-content.ts";
import { siteClient } from "../../setup/site-client.ts";
import { sharedSite } from "./shared-site.ts";

const person = "people/first-person.yaml";

const shared = sharedSite({ isCommitted: true, member: { role: "owner", name: "Olga Owner" } });

const inFolder = (file: string) => path.join(shared.site.contentFolder, file);
const portrait = (answer: SiteFile) => answer.pictures.find(({ name }) => name === "first-person");
const send = (bytes: Uint8Array, before = "", file = person, name = "first-person") =>
  shared.desk.upload(`pictures?${new URLSearchParams({ file, name, before })}`, bytes);

/** A photo with the place where it was taken, turned by its camera: red at its top as it is seen. */
async function turnedPhoto(): Promise<Buffer> {
  const red = await sharp({ create: { width: 400, height: 1_000, channels: 3, background: "#d00" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: "#00d" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 0/1" } })
    .jpeg()
    .toBuffer();
}

test("a photo is turned, loses its place, gets a focus, and is published, taken back and removed", async () => {
  const photo = await turnedPhoto();
  const { exif } = await sharp(photo).metadata();
  expect(exif?.includes("GPS") || (exif?.length ?? 0) > 100).toBe(true);
  const answer = await send(photo);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const added = portrait(await answer.json());
  expect(added).toMatchObject({ file: "people/first-person.jpg", focus: null, label: "Portrait" });
  expect(await shared.desk.preview("/about")).toContain("Portrait of Anna First");
  expect(existsSync(inFolder("people/first-person.jpg"))).toBe(false);

  // Another person's photo of the same place is not overwritten.
  expect((await send(photo, "something else")).status).toBe(409);
  const body = { file: person, name: "first-person", before: added?.version };
  const focused = await shared.member.request("/api/site/pictures", {
    method: "PATCH",
    body: { ...body, focus: "top" },
  });
  expect(portrait(await focused.json())).toMatchObject({ file: "people/first-person.top.jpg", focus: "top" });
  const view = await shared.member.request("/api/site/picture?path=people/first-person.top.jpg");
  expect([view.status, view.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await shared.desk.changes()).drafts).toMatchObject([
    { file: "people/first-person.top.jpg", isPicture: true, state: "new", opens: person },
  ]);

  const published = await shared.desk.publish("A portrait");
  expect(published.status, await published.clone().text()).toBe(200);
  const stored = await sharp(await readFile(inFolder("people/first-person.top.jpg"))).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1_000, height: 1_600 });
  expect([stored.exif, stored.orientation, stored.xmp]).toEqual([undefined, undefined, undefined]);
  const { data } = await sharp(await readFile(inFolder("people/first-person.top.jpg")))
    .extract({ left: 500, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect((data[0] ?? 0) > 150 && (data[2] ?? 255) < 100).toBe(true);
  expect(git(shared.site.contentFolder, "status", "--porcelain")).toBe("");
  const about = async () => (await fetch(`${shared.server.url}/about`)).text();
  await expect.poll(about).toContain("Portrait of Anna First");

  const { publications } = await (await shared.member.request("/api/site/publications")).json();
  const back = { id: publications[1].id, parent: publications[0].id };
  expect((await shared.member.request("/api/site/back", { method: "POST", body: back })).status).toBe(200);
  expect(existsSync(inFolder("people/first-person.top.jpg"))).toBe(false);
  // What was taken back is a draft now.
  expect(portrait(await shared.desk.open(person))).toMatchObject({ focus: "top" });
  const url = "/api/site/pictures?path=people/first-person.top.jpg";
  expect((await shared.member.request(url, { method: "DELETE" })).status).toBe(204);
  expect((await shared.desk.changes()).drafts).toEqual([]);
});

test("what cannot be shown is refused with words, before anything is stored", async () => {
  const png = sharp({ create: { width: 200, height: 300, channels: 3, background: "#777" } }).png();
  const small = await png.toBuffer();
  const photo = await turnedPhoto();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  const files: [bytes: Uint8Array, words: RegExp][] = [
    [Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(400, "\0"), "latin1"), /HEIC.*JPEG/],
    [Buffer.from(svg), /drawing \(SVG\)/],
    [Buffer.from("%PDF-1.7 and so on"), /PDF/],
    [Buffer.from("GET / HTTP/1.1"), /not a picture that can be read/],
    [photo.subarray(0, photo.length / 2), /damaged/],
    [small, /200 pixels wide and would be blurred/],
    [new Uint8Array(), /empty/],
  ];
  for (const [bytes, words] of files) {
    const answer = await send(bytes);
    expect([answer.status, (await answer.json()).message], String(words)).toEqual([
      409,
      expect.stringMatching(words),
    ]);
  }
  const places = [
    ["site.yaml", "site"],
    [person, "../../etc/x"],
    [person, "second-person"],
    ["pages/about.yaml", "about"],
    ["people/../site.yaml", "site"],
  ];
  for (const [file, name] of places) expect((await send(photo, "", file, name)).status, name).toBe(404);
  for (const file of [
    "../nvs.sqlite",
    "people/..%2f..%2fx.jpg",
    "people/first-person.yaml",
    "people/none.jpg",
  ]) {
    expect((await shared.member.request(`/api/site/picture?path=${file}`)).status, file).toBe(404);
  }
  const reader = await signedInMember(shared.server, { role: "reader" });
  expect((await siteClient(reader, shared.server).upload("pictures?file=a&name=a", photo)).status).toBe(403);
  expect((await shared.desk.changes()).drafts).toEqual([]);
});

test("a picture that no page can show is removed by its name", async () => {
  const names = ["people/Åsa and [team].JPG", "articles/notes.heic"];
  for (const name of names) await writeFile(inFolder(name), "a picture");
  git(shared.site.contentFolder, "add", "--all");
  git(shared.site.contentFolder, "commit", "--quiet", "-m", "Pictures");
  const mistaken = async () => (await shared.desk.changes()).mistakes.map(({ file }) => file);
  expect((await mistaken()).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const url = `/api/site/pictures?${new URLSearchParams({ path: name })}`;
    expect((await shared.member.request(url, { method: "DELETE" })).status, name).toBe(204);
  }
  expect(await mistaken()).toEqual([]);
  await shared.desk.set("people/third-person.yaml", "role", "Role of the third person", "Another role");
  const published = await shared.desk.publish("Without them");
  expect(published.status, await published.clone().text()).toBe(200);
  for (const name of names) expect(existsSync(inFolder(name))).toBe(false);
  expect(git(shared.site.contentFolder, "status", "--porcelain", "--", ...names)).toBe("");
});

test("a photo of 60 megapixels is accepted", async () => {
  const photo = await sharp({ create: { width: 9_504, height: 6_336, channels: 3, background: "#597" } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  expect((await send(photo, "", "people/second-person.yaml", "second-person")).status).toBe(200);
  await shared.desk.discard("people/second-person.jpg");
});

test("a photo in the text of an article with a long address goes with it", async () => {
  const { post, set, open, changes, discard, upload, drafts } = shared.desk;
  const name = `long-${"address-".repeat(8)}end`;
  const file = `articles/${name}.md`;
  await post("items", { folder: "articles", name, title: "Long", from: "articles/second-article.md" });
  await set(file, "seo.description", "", "An article with a long address.");
  const added = await upload(`text-pictures?file=${file}&name=Studio.jpg`, await turnedPhoto());
  expect(await added.json()).toEqual({ name: `${name}-studio.jpg` });
  const { body } = (await open(file)).values as { body: string };
  await set(file, "body", body, `${body}\n\n![Our studio](${name}-studio.jpg "At work")\n`);
  const left = await changes([file]);
  expect(left.drafts.map(({ file, follows, isChosen }) => [file, follows, isChosen])).toEqual([
    [`articles/${name}-studio.jpg`, file, false],
    [file, null, false],
  ]);
  const moved = await post("moves", { file, name: "short" });
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect((await changes()).mistakes).toEqual([]);
  expect(await shared.desk.preview("/insights/short")).toContain("At work");
  expect((await drafts()).map(({ file }) => file)).toEqual([
    "articles/short-studio.jpg",
    "articles/short.md",
  ]);
  // What another text shows, too, stays where it is.
  await post("items", { folder: "articles", name: "copied", title: "Copied", from: "articles/short.md" });
  await post("moves", { file: "articles/short.md", name: "shorter" });
  expect((await drafts()).map(({ file }) => file)).toEqual([
    "articles/copied.md",
    "articles/short-studio.jpg",
    "articles/shorter.md",
  ]);
  for (const { file } of await drafts()) expect((await discard(file)).status).toBe(204);
  expect(await drafts()).toEqual([]);
});

test("a logo that is a drawing becomes a picture: nothing of its scripts is kept", async () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20" onload="alert(1)">
    <script>alert(2)</script><image href="http://127.0.0.1:9/x.png" width="9" height="9"/>
    <rect width="90" height="20" fill="#fff"/></svg>`;
  const [file, name] = ["companies/second-fintech.yaml", "second-fintech.logo"];
  const answer = await send(Buffer.from(svg), "", file, name);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(((await answer.json()) as SiteFile).pictures).toContainEqual(
    expect.objectContaining({ name, kind: "logo", file: "companies/second-fintech.logo.png" }),
  );
  const view = await shared.member.request("/api/site/picture?path=companies/second-fintech.logo.png");
  expect(view.status).toBe(200);
});

test("a photo in an article's text is found by its name, and stops publishing when no text shows it", async () => {
  const article = "articles/second-article.md";
  const photo = await turnedPhoto();
  const add = async (): Promise<string> => {
    const answer = await shared.desk.upload(`text-pictures?file=${article}&name=Vår%20"studio".JPG`, photo);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()).name;
  };
  const name = await add();
  expect(name).toBe("second-article-var-studio.jpg");
  // The same photo again is the same file.
  expect(await add()).toBe(name);
  const picture = `articles/${name}`;
  expect((await shared.desk.changes()).mistakes).toEqual([expect.objectContaining({ file: picture })]);
  const { body } = (await shared.desk.open(article)).values as { body: string };
  await shared.desk.set(article, "body", body, `${body}\n\n![Our studio](${name} "At work")\n`);
  expect(await shared.desk.preview("/insights/second-article")).toContain("At work");
  const published = await shared.desk.publish("A photo");
  expect(published.status, await published.clone().text()).toBe(200);
  const committed = git(shared.site.contentFolder, "log", "-1", "--name-only", "--format=");
  expect(committed).toContain(picture);
  const logo = "companies/second-fintech.logo.png";
  expect(committed).toContain(logo);
  expect(await sharp(await readFile(inFolder(logo))).metadata()).toMatchObject({
    format: "png",
    width: 1_664,
  });
  const page = async () => (await fetch(`${shared.server.url}/insights/second-article`)).text();
  await expect.poll(page).toContain("At work");
});
