import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium, launchOptionsFor } from "../tests/setup/chromium.ts";

/** Starts Chromium. `port` opens its debugging port, for Lighthouse. */
export function launchChromium(port?: number): Promise<Browser> {
  const options = launchOptionsFor(findChromium());
  const debugging = port ? [`--remote-debugging-port=${port}`] : [];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...debugging] });
}

/** A page whose scripts run: without the app, or with it hydrated. */
export const runningPage = "html:is([data-hydrated], :not(:has([data-client-entry])))";

/** Opens a page and waits until its scripts run. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.locator(runningPage).waitFor();
}

/** Slows the page's processor down, as Lighthouse's phone profile does. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
  return session;
}

export const phoneViewport = { width: 390, height: 844 };
