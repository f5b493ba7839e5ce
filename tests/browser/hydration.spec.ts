import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

test("hydration adds and removes no element but the app's script and link targets for browsers without scripts", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => {
        const isAppScript = (node: Node) => node instanceof HTMLScriptElement && node.type === "module";
        const isLinkTarget = (node: Node) => node instanceof Element && node.matches("span[id]:empty");
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) {
            if (!isAppScript(node)) changes.push(`+ ${(node as Element).outerHTML ?? node.nodeName}`);
          }
          for (const node of removedNodes) {
            if (!isLinkTarget(node)) changes.push(`- ${(node as Element).outerHTML ?? node.nodeName}`);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });
  for (const path of everyPath) {
    await open(path);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes), path).toEqual([]);
  }
});
