/** What turbo-stream writes for values JSON has no place for, as React Router's client reads them. */
const nothing = -5;
const missing = -7;

/**
 * Plain data as React Router's client reads it from its stream: one flat list in which objects and lists name
 * their parts by place (turbo-stream, as of React Router 8).
 */
export function asStream(data: unknown): string {
  const flat: unknown[] = [];
  function place(value: unknown): number {
    if (value === null) return nothing;
    if (value === undefined) return missing;
    const at = flat.push(value) - 1;
    if (Array.isArray(value)) flat[at] = value.map(place);
    else if (typeof value === "object") {
      flat[at] = Object.fromEntries(
        Object.entries(value).map(([name, part]) => [`_${place(name)}`, place(part)]),
      );
    }
    return at;
  }
  place(data);
  return `${JSON.stringify(flat)}\n`;
}

type Context = { data?: unknown; streamController?: { enqueue: (text: string) => void; close: () => void } };

/**
 * Hands the page's data over to React Router. The build writes it into the page as a plain object, which is
 * smaller than the stream (build/page-data.ts); while developing there is none, and the stream is the page's own.
 */
export function handOverPageData() {
  const context = (window as { __reactRouterContext?: Context }).__reactRouterContext;
  if (!context?.data) return;
  context.streamController?.enqueue(asStream(context.data));
  context.streamController?.close();
}
