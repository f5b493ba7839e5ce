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

    type Edges = { left: number; right: number } | null;
    const known = new Map<Element, Edges>();

    /** Left and right edge of what an element and its ancestors show of it; null where it is not meant to be seen whole. */
    function visibleEdges(box: Element | null): Edges {
      if (!box || box === document.body) return { left: 0, right: innerWidth };
      const before = known.get(box);
      if (before !== undefined) return before;
      const edges = edgesOf(box);
      known.set(box, edges);
      return edges;
    }

    function edgesOf(box: Element): Edges {
      const style = getComputedStyle(box);
      if (style.visibility === "hidden" || style.textOverflow === "ellipsis") return null;
      if (style.clipPath !== "none" || (style.position === "absolute" && box.clientWidth <= 1)) return null;
      if (style.overflowX === "auto" || style.overflowX === "scroll") return null;
      const outer = visibleEdges(style.position === "fixed" ? null : box.parentElement);
      if (!outer || (style.overflowX !== "hidden" && style.overflowX !== "clip")) return outer;
      // A slide beside the others of a carousel is reached by its buttons.
      if (box.closest("[aria-roledescription=carousel]")) return null;
      const rect = box.getBoundingClientRect();
      const margin = Number.parseFloat(style.overflowClipMargin) || 0;
      return {
        left: Math.max(outer.left, rect.left - margin),
        right: Math.min(outer.right, rect.right + margin),
      };
    }

    const shownRects = (part: Range) => [...part.getClientRects()].filter(({ width }) => width > 0);
    const linesOf = (rects: DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top))).size;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? "";
      if (!element || !text.trim() || element.closest("svg, select, script, style, noscript")) continue;
      range.selectNodeContents(node);
      const whole = shownRects(range);
      if (whole.length === 0) continue;
      const edges = visibleEdges(element);
      if (!edges) continue;
      const entry = element.closest("dl > div")?.getBoundingClientRect();
      const isCut = ({ left, right }: DOMRect) =>
        left < edges.left - tolerance || right > edges.right + tolerance;
      const runsOut = ({ right }: DOMRect) => entry !== undefined && right > entry.right + tolerance;
      // Of a line that fits, no word is broken or cut.
      if (linesOf(whole) === 1 && !whole.some((rect) => isCut(rect) || runsOut(rect))) continue;
      for (const { 0: found, index } of text.matchAll(word)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const rects = shownRects(range);
        if (linesOf(rects) > 1) findings.add(`broken: ${found}`);
        if (rects.some(isCut)) findings.add(`cut: ${found}`);
        if (rects.some(runsOut)) findings.add(`runs out of its entry: ${found}`);
      }
    }
    return [...findings];
  });
