import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

const enqueue = /window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?/g;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";

function isPlain(value: unknown): boolean {
  if (value === null || ["string", "boolean", "undefined"].includes(typeof value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

/**
 * Replaces the stream in which React Router writes a page's data by the data as a plain object, from which
 * app/frame/page-data.ts makes the stream again. It reads like the HTML before it, so Brotli sees the same text
 * twice: 5 to 7 % of a page, and with it the largest pages fit into one flight of TCP.
 * @throws when the page's data is no longer in the form React Router 8 writes, or is more than plain data
 */
export async function plainPageData(html: string, file: string): Promise<string> {
  const [[script, literal = ""] = [], ...others] = html.matchAll(enqueue);
  if (!script || others.length > 0 || !html.includes(close)) {
    throw new Error(`${file}: React Router's data has changed its form; see build/page-data.ts`);
  }
  const stream = new Blob([JSON.parse(literal)]).stream();
  const { value } = await decode(stream, globalThis);
  if (!isPlain(value)) throw new Error(`${file}: a loader returns more than plain data`);
  const data = JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
  return html.replace(script, () => `window.__reactRouterContext.data=${data}`).replace(close, "");
}
