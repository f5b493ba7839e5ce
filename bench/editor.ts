import type { Page } from "@playwright/test";
import { signedInMember } from "../tests/setup/desk.ts";
import { startServer } from "../tests/setup/server.ts";
import { launchChromium, slowDown } from "./chromium.ts";
import { type EditedContent, editedContent, waitForText } from "./publications/edited-content.ts";
import { type Area, median, type Row } from "./report.ts";

const runs = 10;
const slowDownFactor = 4;
const manyArticles = 1_000;
const few = { file: "pages/contact.yaml", livePage: "/contact" };
/** The page that lists all articles. */
const many = { file: "pages/insights.yaml", livePage: "/insights" };

const timeSince = (startMs: number) => performance.now() - startMs;

/** Opens a file in the editor. @returns milliseconds until its fields can be typed in */
async function openFile(page: Page, file: string): Promise<number> {
  const startMs = performance.now();
  await page.goto(`/site?file=${file}`, { waitUntil: "commit" });
  await page.getByText("No draft").or(page.getByText("The draft is saved")).waitFor();
  return timeSince(startMs);
}

/** Kilobytes of scripts, styles and fonts that the editor loads, compressed. */
const loadedKilobytes = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => !new URL(name).pathname.startsWith("/api/"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1024,
  );

/** Types a word into the first text of the page. @returns milliseconds from its last letter until the page shows it */
async function typeWord(page: Page, word: string): Promise<number> {
  const shown = page.frameLocator('iframe[title="The page as it will be"]').getByText(word).first();
  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill(word);
  const startMs = performance.now();
  await shown.waitFor();
  return timeSince(startMs);
}

/** Publishes the drafts. @returns milliseconds from the click until visitors see the word */
async function publishWord(page: Page, url: string, word: string): Promise<number> {
  // A message is a dialog, too.
  const dialog = page.getByRole("dialog", { name: "Changes" });
  await page.getByRole("button", { name: /^Changes/ }).click();
  const button = dialog.getByRole("button", { name: "Publish" });
  await button.and(page.locator(":enabled")).waitFor();
  const startMs = performance.now();
  await button.click();
  await waitForText(url, word);
  const liveMs = timeSince(startMs);
  await dialog.waitFor({ state: "hidden" });
  return liveMs;
}

/** Runs something with the desk of a server, in a browser in which an owner is signed in. */
async function withDesk<T>(
  content: EditedContent,
  run: (page: Page, siteUrl: string) => Promise<T>,
): Promise<T> {
  const server = await startServer({ ...content.settings, DESK_PORT: "0" }, ".");
  const browser = await launchChromium();
  try {
    const owner = await signedInMember(server, { role: "owner" });
    const origin = server.deskUrl.replace("127.0.0.1", "localhost");
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const separator = owner.cookie.indexOf("=");
    const [name, value] = [owner.cookie.slice(0, separator), owner.cookie.slice(separator + 1)];
    await context.addCookies([{ name, value, url: origin }]);
    return await run(await context.newPage(), server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** What is measured with some content. @returns medians in seconds */
async function measureEditing(page: Page, siteUrl: string, { file, livePage }: typeof few) {
  const openings: number[] = [];
  const previews: number[] = [];
  const live: number[] = [];
  await openFile(page, file);
  const kilobytes = await loadedKilobytes(page);
  for (let run = 0; run < runs; run++) openings.push(await openFile(page, file));
  await page.getByText("Hero", { exact: true }).first().click();
  for (let run = 0; run < runs; run++) previews.push(await typeWord(page, `Word ${run} typed`));
  const slowPreviews: number[] = [];
  const slow = await slowDown(page, slowDownFactor);
  for (let run = 0; run < runs; run++) slowPreviews.push(await typeWord(page, `Word ${run} slowly`));
  await slow.detach();
  for (let run = 0; run < runs; run++) {
    const word = `Word ${run} published`;
    await typeWord(page, word);
    live.push(await publishWord(page, siteUrl + livePage, word));
  }
  const seconds = (values: number[]) => median(values) / 1000;
  return {
    kilobytes,
    opening: seconds(openings),
    preview: seconds(previews),
    slowPreview: seconds(slowPreviews),
    live: seconds(live),
    slowestLive: Math.max(...live) / 1000,
  };
}

type Measured = Awaited<ReturnType<typeof measureEditing>>;

/** @param what begins the names of the rows */
const rowsOf = (what: string, figures: Measured, liveTarget: number): Row[] => [
  { name: `${what}opening a file`, figure: figures.opening, unit: "s", target: 1 },
  { name: `${what}typing to preview`, figure: figures.preview, unit: "s", target: 0.3 },
  {
    name: `${what}typing to preview, ${slowDownFactor}× slow-down`,
    figure: figures.slowPreview,
    unit: "s",
    target: 0.3,
  },
  { name: `${what}publish to live`, figure: figures.live, unit: "s", target: liveTarget },
  { name: `${what}publish to live, slowest`, figure: figures.slowestLive, unit: "s" },
];

/** Measures what somebody who edits the site waits for, in the browser. */
export async function measure(): Promise<Area> {
  const content = await editedContent();
  const figures = await withDesk(content, (page, url) => measureEditing(page, url, few));
  await content.remove();
  const large = await editedContent();
  await large.addArticles(manyArticles);
  await large.run("publish", "--", "--yes").ended;
  const ofMany = await withDesk(large, (page, url) => measureEditing(page, url, many));
  await large.remove();
  return {
    name: "editor",
    notes: [
      `Medians of ${runs}, with the real content; server and browser share this machine.`,
      "From the last letter: the pause before it is saved is part of the time.",
    ],
    rows: [
      { name: "first load, compressed", figure: figures.kilobytes, unit: "KB", target: 300 },
      ...rowsOf("", figures, 3),
      ...rowsOf("1,000 articles on the page: ", ofMany, 10),
    ],
  };
}
