import type { Page } from "@playwright/test";

/**
 * Texts of the open page that do not fit the window: words that are broken inside themselves, texts cut by the edge of
 * the window or of an element that clips, entries of lists that run into the next one, and a page that scrolls sideways. Ranges of text are measured, since
 * elements that clip hide what is cut from the page's scroll width.
 */
export const findBrokenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Letters and digits with the signs that join them; after a hyphen, a slash or an at-sign a line may end.
    const word = /[\p{L}\p{N}]+(?:[.,'’:][\p{L}\p{N}]+)*[%+]*/gu;
    /** Rounding of glyphs and boxes, in pixels. */
    const tolerance = 2;
    const findings = new Set<string>();
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) findings.add(`the page scrolls sideways by ${overflow} px`);

    /** Left and right edge of what an element's ancestors show of it; null where it is not meant to be seen whole. */
    function visibleEdges(element: Element) {
      let left = 0;
      let right = innerWidth;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.visibility === "hidden" || style.textOverflow === "ellipsis") return null;
        if (style.clipPath !== "none" || (style.position === "absolute" && box.clientWidth <= 1)) return null;
        if (style.overflowX === "auto" || style.overflowX === "scroll") return null;
        if (style.overflowX === "hidden" || style.overflowX === "clip") {
          // A slide beside the others of a carousel is reached by its buttons.
          if (box.closest("[aria-roledescription=carousel]")) return null;
          const rect = box.getBoundingClientRect();
          const margin = Number.parseFloat(style.overflowClipMargin) || 0;
          left = Math.max(left, rect.left - margin);
          right = Math.min(right, rect.right + margin);
        }
        if (style.position === "fixed") break;
      }
      return { left, right };
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? "";
      if (!element || !text.trim() || element.closest("svg, select, script, style, noscript")) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length === 0) continue;
      const edges = visibleEdges(element);
      if (!edges) continue;
      const entry = element.closest("dl > div")?.getBoundingClientRect();
      for (const { 0: found, index } of text.matchAll(word)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(rects.map(({ top }) => Math.round(top)));
        if (tops.size > 1) findings.add(`broken: ${found}`);
        for (const { left, right } of rects) {
          if (left < edges.left - tolerance || right > edges.right + tolerance) findings.add(`cut: ${found}`);
          if (entry && right > entry.right + tolerance) findings.add(`runs out of its entry: ${found}`);
        }
      }
    }
    return [...findings];
  });
