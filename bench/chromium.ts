import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import playwright from "../playwright.config.ts";
import { removeData, startServer } from "../tests/setup/server.ts";

/** Chromium as the browser tests start it. `port` opens its debugging port, for Lighthouse. */
export function launch(port?: number): Promise<Browser> {
  const options = playwright.use?.launchOptions ?? {};
  const debugging = port ? [`--remote-debugging-port=${port}`] : [];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...debugging] });
}

/** Measures on the built site, at `url`, in a browser; neither outlives it. */
export async function onSite(measure: (browser: Browser, url: string) => Promise<void>) {
  const server = await startServer();
  const browser = await launch();
  try {
    await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
    await removeData(server);
  }
}

/** Slows the page's processor down, as Lighthouse's phone profile does. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
  return session;
}

export const phone = { width: 390, height: 844 };
