import type { Page } from "@playwright/test";
import { signedInMember } from "../tests/setup/desk.ts";
import { startServer } from "../tests/setup/server.ts";
import { launchChromium, slowDown } from "./chromium.ts";
import { editedContent, waitForText } from "./publications/edited-content.ts";
import { type Area, median } from "./report.ts";

const runs = 10;
const slowDownFactor = 4;
const file = "pages/contact.yaml";
const livePage = "/contact";

const timeSince = (startMs: number) => performance.now() - startMs;

/** Opens a file in the editor. @returns milliseconds until its fields can be typed in */
async function openFile(page: Page): Promise<number> {
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

/** Measures what somebody who edits the site waits for, in the browser. */
export async function measure(): Promise<Area> {
  const content = await editedContent();
  const server = await startServer({ ...content.settings, DESK_PORT: "0" }, ".");
  const browser = await launchChromium();
  try {
    const owner = await signedInMember(server, { role: "owner" });
    const origin = server.deskUrl.replace("127.0.0.1", "localhost");
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const separator = owner.cookie.indexOf("=");
    const [name, value] = [owner.cookie.slice(0, separator), owner.cookie.slice(separator + 1)];
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await openFile(page);
    const kilobytes = await loadedKilobytes(page);
    const openings: number[] = [];
    const previews: number[] = [];
    const slowPreviews: number[] = [];
    const live: number[] = [];
    for (let run = 0; run < runs; run++) openings.push(await openFile(page));
    await page.getByText("Hero", { exact: true }).first().click();
    for (let run = 0; run < runs; run++) previews.push(await typeWord(page, `Word ${run} typed`));
    const slow = await slowDown(page, slowDownFactor);
    for (let run = 0; run < runs; run++) slowPreviews.push(await typeWord(page, `Word ${run} slowly`));
    await slow.detach();
    for (let run = 0; run < runs; run++) {
      const word = `Word ${run} published`;
      await typeWord(page, word);
      live.push(await publishWord(page, `${server.url}${livePage}`, word));
    }
    const seconds = (values: number[]) => median(values) / 1000;
    return {
      name: "editor",
      notes: [
        `Medians of ${runs}, with the real content; server and browser share this machine.`,
        "From the last letter: the pause before it is saved is part of the time.",
      ],
      rows: [
        { name: "first load, compressed", figure: kilobytes, unit: "KB", target: 300 },
        { name: "opening a file", figure: seconds(openings), unit: "s", target: 1 },
        { name: "typing to preview", figure: seconds(previews), unit: "s", target: 0.3 },
        {
          name: `typing to preview, ${slowDownFactor}× slow-down`,
          figure: seconds(slowPreviews),
          unit: "s",
          target: 0.3,
        },
        { name: "publish to live", figure: seconds(live), unit: "s", target: 3 },
        { name: "publish to live, slowest", figure: Math.max(...live) / 1000, unit: "s" },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await content.remove();
  }
}
