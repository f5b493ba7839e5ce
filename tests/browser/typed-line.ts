import type { Page } from "@playwright/test";
import { readHome } from "#content-model/home.ts";

const { typewriter } = await readHome();

/** The line of the home page that is being typed, as sighted visitors see it. */
export function typedLine(page: Page) {
  return page.locator("[aria-hidden] > p").filter({ hasText: typewriter.prefix }).last();
}
