import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openStore } from "#server/store/store.ts";
import { environment } from "../../tests/setup/environment.ts";
import { realContent } from "../../tests/setup/sites.ts";

/** A copy of the real content, whose first article has a word that can be changed, and an empty store. */
export async function editedContent(given: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-publications-"));
  const contentFolder = path.join(folder, "content");
  await cp(realContent, contentFolder, { recursive: true });
  const [first = ""] = globSync("articles/*.md", { cwd: contentFolder }).sort();
  const file = path.join(contentFolder, first);
  const settings = { CONTENT_DIR: contentFolder, DATA_DIR: path.join(folder, "data"), ...given };
  // As a server makes it at its first start.
  await (await openStore(settings)).close();
  const article = await readFile(file, "utf8");
  /** An article is found by its file's name. */
  const copyArticle = (name: string) =>
    writeFile(
      path.join(contentFolder, "articles", `${name}.md`),
      article
        .replace(/^title: .*$/m, `title: Article ${name}`)
        .replace(/^ {2}title: .*$/m, `  title: Article ${name}`)
        .replace(/^ {2}description: .*$/m, `  description: Article ${name}, described`),
    );
  return {
    settings,
    contentFolder,
    page: `/insights/${path.parse(first).name}`,
    setWord: (word: string) =>
      writeFile(file, article.replace(/^description: .*$/m, `description: The word is ${word}.`)),
    async addArticles(count: number) {
      for (let number = 0; number < count; number++) await copyArticle(`copy-${number}`);
    },
    /** Adds an article with a photo of noise, which compresses badly, of about this size. */
    async addPhoto(megabytes: number) {
      const bytesAPixel = 0.853;
      const side = Math.round(Math.sqrt((megabytes * 1024 ** 2) / bytesAPixel));
      await copyArticle("with-photo");
      await sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: "gray",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 93 })
        .toFile(path.join(contentFolder, "articles/with-photo.jpg"));
    },
    /** Starts `npm run publications` with other arguments, as an operator would. */
    run(...args: string[]) {
      const child = spawn("npm", ["run", "--silent", ...args], {
        env: environment(settings),
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
      const ended = once(child, "close").then(([status]) => {
        if (status !== 0) throw new Error(`${args.join(" ")} ended with status ${status}: ${output}`);
      });
      return { pid: child.pid ?? 0, ended };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type EditedContent = Awaited<ReturnType<typeof editedContent>>;

/** Waits until a page has a text. */
export async function waitForText(url: string, text: string) {
  while (!(await (await fetch(url)).text()).includes(text)) await new Promise((done) => setTimeout(done, 5));
}
