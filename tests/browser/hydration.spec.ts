import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

test("the application takes over what is there, and adds or removes nothing", async ({ page, open }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          for (const node of addedNodes) changes.push(`+ ${(node as Element).outerHTML ?? node.nodeName}`);
          for (const node of removedNodes) changes.push(`- ${(node as Element).outerHTML ?? node.nodeName}`);
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });
  for (const path of everyPath) {
    await open(path);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes), path).toEqual([]);
  }
});
