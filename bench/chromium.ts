import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import playwright from "../playwright.config.ts";

/** Chromium as the browser tests start it. `port` opens its debugging port, for Lighthouse. */
export function launch(port?: number): Promise<Browser> {
  const options = playwright.use?.launchOptions ?? {};
  const debugging = port ? [`--remote-debugging-port=${port}`] : [];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...debugging] });
}

/** Slows the page's processor down, as Lighthouse's phone profile does. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
  return session;
}

export const phone = { width: 390, height: 844 };
