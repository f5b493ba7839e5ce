import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPages } from "#server/publications/changes/page-texts.ts";
import { findHeadlessShell, launchOptionsFor } from "../setup/chromium.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { realContent, realSite } from "../setup/sites.ts";
import { findBrokenText } from "./broken-text.ts";

/** Widths of windows in CSS pixels: 320 is 1280 at 400 % zoom, the others are devices and both sides of breakpoints. */
const widths = [320, 360, 390, 480, 600, 640, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920, 2560];

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    chromium.launch(launchOptionsFor(findHeadlessShell())),
    startServer({ CONTENT_DIR: realContent }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await removeData(server);
});

// The real content, whose words are as long as they are.
const paths = [...readPages(realSite).keys()];

test.for(paths)("%s breaks and cuts no word from 320 to 2560 px", async (path) => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(`${server.url}${path}`);
  await page.evaluate(() => document.fonts.ready);
  const findings: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findBrokenText(page);
    if (found.length > 0) findings[width] = found;
  }
  await page.close();
  expect(findings).toEqual({});
});
