import { minifySync } from "vite";
import { currentYear } from "#contract/current-year.ts";
import { signs, styleLate } from "./late-styles.ts";

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const entryScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;
const contextScript = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const scrollScript = /<script>(\(\(storageKey[\s\S]*?)<\/script>/;
const routeImports = /import \* as (\w+) from "([^"]+)";/g;

/**
 * Milliseconds after the page has loaded in which nothing of ours is done. On a busy machine the first paint and the
 * largest picture come after the page has loaded, and whatever is done at once they wait for.
 */
const quiet = 300;

/** Menu and dialogs where a browser does not know `command` yet; it has nothing to wait for. */
const commands = `if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", event => {
  const button = event.target.closest("[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor"));
  if (dialog) button.getAttribute("command") === "close" ? dialog.close() : dialog.showModal();
});`;

/**
 * Runs in the page: starts the application late. It waits until the page has loaded and is idle, or until the first
 * sign of a visitor. A control clicked before it answers is clicked again when it does, so that an early tap is not
 * lost; a form waits for it likewise, instead of leaving the page. When it does not come within five seconds, forms
 * work as they do without script. Links, the menu and accordions need nothing.
 */
const lateStart = `(start => {
  let started = false, clicked = null;
  const signs = ${JSON.stringify(signs)};
  const go = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, go, true);
    start().catch(answer);
    setTimeout(answer, 5000);
  };
  for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(() => {
    window.requestIdleCallback ? requestIdleCallback(go, { timeout: 4000 }) : go();
  }, ${quiet}));
  const remember = event => {
    const control = event.target.closest && event.target.closest("button:not([command])");
    if (!control) return;
    clicked = control;
    if (control.type === "submit") event.preventDefault();
  };
  addEventListener("click", remember, true);
  const answer = () => {
    removeEventListener("click", remember, true);
    if (clicked && clicked.isConnected) clicked.click();
    clicked = null;
  };
  document.addEventListener("hydrated", answer, { once: true });
})`;

/**
 * Moves the start of the application after the first paint. React Router imports its modules at once and
 * preloads them, which on a slow line keeps the first paint waiting for a hundred kilobytes it does not need.
 * @param data address of the page's data (see `page-data.ts`)
 * @throws when React Router's output no longer looks as expected, so that an update cannot silently undo this
 */
export function startLate(html: string, data: string, file: string): string {
  const entry = entryScript.exec(html);
  const code = entry?.[1] ?? "";
  const imports = [...code.matchAll(routeImports)];
  const manifest = /^\s*import "([^"]+)";/.exec(code)?.[1];
  const client = /import\("([^"]+)"\)/.exec(code)?.[1];
  const context = contextScript.exec(html);
  const modules = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(code)?.[1];
  if (!entry || !context || !manifest || !client || !modules || imports.length === 0) {
    throw new Error(`${file}: React Router's entry script has changed its form; see scripts/late-start.ts`);
  }
  const names = imports.map(([, name]) => name).join(", ");
  const urls = imports.map(([, , url]) => `import("${url}")`).join(", ");
  const script = `${lateStart}(async () => {
  ${context[1]}
  const answer = fetch("${data}").then(sent => sent.ok ? sent.text() : Promise.reject(sent.status));
  const [data, , ${names}] = await Promise.all([answer, import("${manifest}"), ${urls}]);
  window.__reactRouterRouteModules = ${modules};
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
  await import("${client}");
})`;
  return (
    html
      .replace(modulePreloads, "")
      // React Router's own, which it does not minify.
      .replace(scrollScript, (_, code) => inline(code))
      .replace(context[0], "")
      .replace(entry[0], () => inline(commands + styleLate + script))
  );
}

/** What the application would do for the footer's year. */
const year = `for (const year of document.querySelectorAll("[data-year]")) year.textContent = (${currentYear})();`;

/**
 * The page without the application. For the error page, which is served at addresses that the application may take
 * for a page of its own (`/careers/no-such-job`), and would then look for its data.
 * @throws as `startLate` does
 */
export function neverStart(html: string, file: string): string {
  if (!entryScript.test(html) || !contextScript.test(html)) {
    throw new Error(`${file}: React Router's entry script has changed its form; see scripts/late-start.ts`);
  }
  return html
    .replace(modulePreloads, "")
    .replace(scrollScript, "")
    .replace(contextScript, "")
    .replace(entryScript, () => inline(`${commands} ${styleLate} ${year}`));
}

const inline = (script: string) => `<script>${minifySync("inline.js", script).code}</script>`;
