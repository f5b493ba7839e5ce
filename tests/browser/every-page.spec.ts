import { recordErrors } from "./record-errors.ts";
import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

// The properties that must hold on every page, checked on one tour through all of them.
test("every page hydrates without changing elements, sets no cookie, sends no request to other hosts and logs no error", async ({
  page,
  context,
  baseURL,
  open,
}) => {
  test.setTimeout(180_000);
  const errors = recordErrors(page);
  const foreignRequests: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !url.startsWith("data:")) foreignRequests.push(url);
  });
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
  expect(foreignRequests).toEqual([]);
  expect(errors).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
