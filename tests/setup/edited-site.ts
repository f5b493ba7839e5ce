import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { environment, sharedCodeKey } from "./environment.ts";
import { runScript } from "./run-script.ts";
import { startServer } from "./server.ts";
import { fixtureContent, serverFolder } from "./sites.ts";
import { copyStore } from "./stores.ts";

/** A copy of the fixture content that a test edits and publishes, and a data folder. */
export type EditedSite = Awaited<ReturnType<typeof editedSite>>;

/**
 * Copies the fixture content.
 * @param given further settings of servers and commands
 */
export async function editedSite(given: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "publications-"));
  const contentFolder = path.join(folder, "content");
  const dataDir = path.join(folder, "data");
  await cp(fixtureContent, contentFolder, { recursive: true });
  await mkdir(dataDir);
  if (!given.DATA_DIR) copyStore("empty", dataDir, given);
  const codeKey: Record<string, string> = given.DATABASE_URL ? { CODE_KEY: sharedCodeKey } : {};
  const settings: Record<string, string> = {
    CONTENT_DIR: contentFolder,
    DATA_DIR: dataDir,
    ...codeKey,
    ...given,
  };
  const inContent = (file: string) => path.join(contentFolder, file);
  const article = "articles/first-article.md";
  return {
    folder,
    contentFolder,
    dataDir,
    settings,
    /** Runs a command of `npm run publications`. */
    run: (args: string[], further: Record<string, string> = {}) =>
      runScript("dist/server/publications.js", args, {
        ...(environment({ ...settings, ...further }) as Record<string, string>),
        NODE_ENV: "production",
        cwd: further.cwd ?? serverFolder,
      }),
    start: (further: Record<string, string> = {}, programFolder?: string) =>
      startServer({ ...settings, ...further }, programFolder),
    /** Gives the first article another description. */
    async setWord(word: string) {
      const text = await readFile(inContent(article), "utf8");
      await writeFile(
        inContent(article),
        text.replace(/^description: .*$/m, `description: The word is ${word}.`),
      );
    },
    /** Adds an article at `/insights/NAME`, or writes it again, with further fields. */
    async setArticle(name: string, fields: string) {
      const text = await readFile(inContent("articles/second-article.md"), "utf8");
      const own = text
        .replace(/^title: .*$/m, `title: Article ${name}\n${fields}`)
        .replace(/^ {2}title: .*$/m, `  title: ${name} page`)
        .replace(/^ {2}description: .*$/m, `  description: ${name} page, described`);
      await writeFile(inContent(`articles/${name}.md`), own);
    },
    write: (file: string, text: string) => writeFile(inContent(file), text),
    delete: (file: string) => rm(inContent(file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The word that `setWord` gave the first article, as a server shows it. */
export async function shownWord(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/insights/first-article`)).text();
  // A compound has an element of its own, which keeps it on one line.
  return /The word is ([\w-]+)\./.exec(html.replaceAll(/<[^>]*>/g, ""))?.[1];
}
