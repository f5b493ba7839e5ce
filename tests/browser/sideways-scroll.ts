import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Expects that the page is not wider than its window. @param state what the page shows, for the message */
export async function expectNoSidewaysScroll(page: Page, state?: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBe(0);
}
