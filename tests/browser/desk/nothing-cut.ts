import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

/**
 * Expects that each control that can be used is reached by scrolling, is not covered, and shows all of its words.
 * @param state what the page shows, for the message
 */
export async function expectNothingCut(page: Page, state: string) {
  const cut = await page.evaluate(() => {
    const inDialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const controls = (inDialog ?? document).querySelectorAll<HTMLElement>(
      "button, a[href], input:not([hidden]), select, textarea, summary",
    );
    return [...controls].flatMap((control) => {
      const isUsable = control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]");
      if (!isUsable || control.matches(":disabled, .sr-only, [aria-hidden='true']")) return [];
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const name = (control.getAttribute("aria-label") ?? control.textContent ?? control.id)
        .trim()
        .slice(0, 60);
      if (left < -1 || right > innerWidth + 1) return [`${name}: beside the window`];
      if (height < innerHeight && (top < -1 || bottom > innerHeight + 1)) return [`${name}: out of view`];
      const hit = document.elementFromPoint(
        (left + right) / 2,
        Math.min((top + bottom) / 2, innerHeight - 2),
      );
      const isHit =
        hit && (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control));
      if (!isHit) return [`${name}: covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 40)}`];
      const isText = control.matches("button, a");
      return isText && control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 0
        ? [`${name}: its words are cut`]
        : [];
    });
  });
  expect(cut, state).toEqual([]);
}
