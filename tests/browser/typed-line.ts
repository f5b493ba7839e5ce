import type { Page } from "@playwright/test";
import { readHome } from "#content-model/home.ts";

const { typewriter } = await readHome();

/** The line of the home page that is being typed, with the whole text of its statement. */
export function typedLine(page: Page) {
  return page.locator("[aria-hidden] > p").filter({ hasText: typewriter.prefix }).last();
}

/** What sighted visitors see of the line: the letters that its `clip-path` leaves. */
export function shownText(page: Page): Promise<string> {
  return typedLine(page).evaluate((line) => {
    const { left, top } = line.getBoundingClientRect();
    const clip = getComputedStyle(line).clipPath;
    // Full lines above, and a part of the last one: six corners, of which the third to the fifth differ.
    const lengths = [...clip.matchAll(/([\d.-]+)(?:px|%)?(?=[\s,)])/g)].map(([, value]) => Number(value));
    const [, , , , , lineTop = 0, end = 0, , , lineBottom = 0] = lengths;
    const isShown = (x: number, y: number) => clip === "none" || y < lineTop || (y < lineBottom && x < end);
    const range = document.createRange();
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    let shown = "";
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let index = 0; index < text.length; index++) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        const isSeen = isShown((box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top);
        if (isSeen) shown += text.data[index];
      }
    }
    return shown.trim();
  });
}
