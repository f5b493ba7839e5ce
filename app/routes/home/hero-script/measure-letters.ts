/** Where a text ends: the right edge of its last letter, and top and bottom of that letter's line, in CSS pixels. */
export type TextEnd = { x: number; top: number; bottom: number };

/**
 * Where a text of one or more lines ends after each number of its letters, from 0 on.
 * @param box the element from whose top left corner is measured, with a line height in pixels
 */
export function measureLetters(text: Text, box: Element): TextEnd[] {
  const { left, top } = box.getBoundingClientRect();
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const range = document.createRange();
  function rectOf(index: number) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  }
  function endAt(x: number, rect: DOMRect): TextEnd {
    const lineTop = rect.top + (rect.height - lineHeight) / 2 - top;
    return { x: x - left, top: lineTop, bottom: lineTop + lineHeight };
  }
  const first = rectOf(0);
  const ends = [endAt(first.left, first)];
  for (let index = 0; index < text.length; index++) {
    const rect = rectOf(index);
    // A space at which a line breaks may have no place.
    ends.push(rect.height > 0 ? endAt(rect.right, rect) : (ends[index] as TextEnd));
  }
  return ends;
}
