const kept = new Map<string, Promise<string>>();

/** Where a page's data lies, as React Router asks for it; the home page's has a name of its own. */
function dataPath(page: string) {
  const { pathname } = new URL(page, location.href);
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

/** The drawing at a page's head, by its name (see `shapes` in pictures/palettes.ts); photos come in several widths. */
const heads = [/"(\/pictures\/[^"]+-hero\.[^"]+\.svg)"/, /"(\/pictures\/[^"]+-cover\.[^"]+\.svg)"/];

/** Held, so that the browser keeps what it has read until the click. */
let head: HTMLImageElement | undefined;

/** Loads the drawing at the head of the page someone may go to: read by then, it is in that page's first frame. */
function drawHead(data: string) {
  const [, address] = heads.map((one) => one.exec(data)).find((found) => found !== null) ?? [];
  if (!address) return;
  head = new Image();
  head.src = address;
}

/** Loads the data of a page someone may go to next. A failure is forgotten: the navigation asks again. */
export function keepData(page: string) {
  const path = dataPath(page);
  if (kept.has(path)) return;
  const text = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  });
  kept.set(path, text);
  text.then(drawHead).catch(() => kept.delete(path));
}

/** True when a navigation to this page needs nothing from the network but, at most, its pictures. */
export const isKept = (page: string) => kept.has(dataPath(page));

/**
 * Lets React Router, which has no other way to be given a page's data, find kept data where it asks for it. A
 * request, even one the browser's cache answers, costs a slow phone 50 ms between the click and the next page.
 */
export function answerFromKept() {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input;
    const path = new URL(url, location.href).pathname;
    const data = kept.get(path);
    if (!data) return ask(input, init);
    // Once: what is asked for again may have changed.
    kept.delete(path);
    return data.then(
      (text) => new Response(text),
      () => ask(input, init),
    );
  };
  return () => {
    window.fetch = ask;
  };
}
