import { type HTMLElement, parse } from "node-html-parser";

/** Replaces elements of a parsed page and leaves the rest as it is, byte for byte, because React hydrates it. */
function replaceElements(html: string, replacements: [element: HTMLElement, text: string][]): string {
  return replacements
    .toSorted(([a], [b]) => b.range[0] - a.range[0])
    .reduce((page, [{ range }, text]) => page.slice(0, range[0]) + text + page.slice(range[1]), html);
}

/** @throws when React Router's output has changed its form, so that an update cannot go unnoticed */
function findClientEntry(html: string, file: string) {
  const page = parse(html, { comment: true });
  const entries = page.querySelectorAll('script[type="module"]');
  const [entry] = entries;
  if (!entry || entries.length > 1 || !entry.rawText.includes("__reactRouterRouteModules")) {
    throw new Error(
      `${file}: React Router's entry script has changed its form; see scripts/pages/client-entry.ts`,
    );
  }
  return { page, entry, preloads: page.querySelectorAll('link[rel="modulepreload"]') };
}

/**
 * Turns React Router's entry script into text that `app/startup/defer-hydration.ts` runs later. The browser would
 * otherwise load the app's modules at once, which delays the first paint by a second on a slow line.
 */
export function deferClientEntry(html: string, startupScript: string, file: string): string {
  const { entry, preloads } = findClientEntry(html, file);
  const deferred = `<script type="text/plain" data-client-entry>${entry.rawText}</script>`;
  return replaceElements(html, [
    ...preloads.map((link): [HTMLElement, string] => [link, ""]),
    [entry, `${deferred}<script>${startupScript}</script>`],
  ]);
}

/**
 * Removes the app from an error page. It is served at any address, and the app would look for the data of the route
 * that the address seems to name.
 * @param laterScript address of a script that runs once the page is parsed
 */
export function removeClientEntry(
  html: string,
  startupScript: string,
  laterScript: string,
  file: string,
): string {
  const { page, entry, preloads } = findClientEntry(html, file);
  const others = page.querySelectorAll("body script").filter((script) => script !== entry);
  return replaceElements(html, [
    ...[...preloads, ...others].map((element): [HTMLElement, string] => [element, ""]),
    [entry, `<script>${startupScript}</script><script defer src="${laterScript}"></script>`],
  ]);
}
