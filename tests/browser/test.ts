import { test as base, expect } from "@playwright/test";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";

/** A page whose scripts run: without the app, or with it hydrated. */
export const runningPage = "html:is([data-hydrated], :not(:has([data-client-entry])))";

/**
 * Playwright's `test` with the real server of the fixture site: one for each worker, on a free port and with an empty
 * data folder. Paths are relative to it; `open` goes to a page and waits until its scripts run.
 */
export const test = base.extend<
  { baseURL: string; open: (path: string) => Promise<void> },
  { server: RunningServer }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
      await removeData(server);
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  open: ({ page }, use) =>
    use(async (path) => {
      const response = await page.goto(path);
      expect(response?.ok(), `${path} is a page`).toBe(true);
      await page.mouse.move(10, 10);
      await page.locator(runningPage).waitFor();
    }),
});

export { expect };
