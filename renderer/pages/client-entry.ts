import { type HTMLElement, parse } from "node-html-parser";

/** Replaces elements of a parsed page and leaves the rest as it is, byte for byte, because React hydrates it. */
function replaceElements(html: string, replacements: [element: HTMLElement, text: string][]): string {
  return replacements
    .toSorted(([a], [b]) => b.range[0] - a.range[0])
    .reduce((page, [{ range }, text]) => page.slice(0, range[0]) + text + page.slice(range[1]), html);
}

/**
 * Turns React Router's entry script, in a page that has one, into text that `app/startup/defer-hydration.ts` runs later.
 * The browser would otherwise load the app's modules at once, which delays the first paint by a second on a slow line.
 * @throws when React Router's output has changed its form, so that an update cannot go unnoticed
 */
export function deferClientEntry(html: string, startupScript: string, file: string): string {
  const page = parse(html, { comment: true });
  const entries = page.querySelectorAll('script[type="module"]');
  if (entries.length === 0 && !html.includes("__reactRouter")) return html;
  const [entry] = entries;
  if (!entry || entries.length > 1 || !entry.rawText.includes("__reactRouterRouteModules")) {
    throw new Error(
      `${file}: React Router's entry script has changed its form; see renderer/pages/client-entry.ts`,
    );
  }
  const deferred = `<script type="text/plain" data-client-entry>${entry.rawText}</script>`;
  return replaceElements(html, [
    ...page.querySelectorAll('link[rel="modulepreload"]').map((link): [HTMLElement, string] => [link, ""]),
    [entry, `${deferred}<script>${startupScript}</script>`],
  ]);
}
