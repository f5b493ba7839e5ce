import type { Browser } from "@playwright/test";
import { phoneViewport } from "./chromium.ts";

const viewports = [phoneViewport, { width: 1440, height: 900 }];

/** Counts all answers with their headers, from the first request until the app runs and the network is idle. */
async function transferredBytes(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send("Network.enable");
    await page.goto(url);
    await page.locator("html[data-hydrated]").waitFor();
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
