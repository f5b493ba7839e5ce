import type { Browser } from "@playwright/test";
import { phoneViewport, runningPage } from "./chromium.ts";

const viewports = [phoneViewport, { width: 1440, height: 900 }];

/**
 * Counts all answers with their headers, from the first request until the app runs, where the page has one, and the
 * network is idle.
 */
async function transferredBytes(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    // Letters in a style sheet are reported as a request of their own.
    const inline = new Set<string>();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (request.url.startsWith("data:")) inline.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (!inline.has(requestId)) bytes += encodedDataLength;
    });
    await session.send("Network.enable");
    await page.goto(url);
    await page.locator(runningPage).waitFor();
    await page.waitForLoadState("networkidle");
    return bytes;
  } finally {
    await context.close();
  }
}

/** Bytes on the wire of a first visit without any interaction, on a phone or a desktop, whichever loads more. */
export async function firstLoadBytes(browser: Browser, url: string): Promise<number> {
  let most = 0;
  for (const viewport of viewports) most = Math.max(most, await transferredBytes(browser, url, viewport));
  return most;
}
