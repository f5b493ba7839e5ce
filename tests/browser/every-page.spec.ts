import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { recordErrors } from "./record-errors.ts";
import { everyPath } from "./routes.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { spaceText } from "./text-spacing.ts";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Records elements that are added or removed once the document is read, as `window.changes`. */
function recordChanges() {
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
}

/** Reduces motion and waits until nothing moves, since axe would measure colors in the middle of a transition. */
async function stopMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(running).toBe(0);
}

/** Texts that are cut off at the side; those for screen readers alone are a pixel wide. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(p, h1, h2, h3, a, button, label)")]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          overflowX !== "visible" &&
          textOverflow !== "ellipsis" &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent),
  );

// What must hold on every page, checked in one visit of each.
for (const path of everyPath) {
  test(`${path} hydrates as it was, fits windows from 320 px, has no axe findings, cookies or errors`, async ({
    page,
    context,
    baseURL,
    open,
  }) => {
    const errors = recordErrors(page);
    const foreignRequests: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL) && !url.startsWith("data:")) foreignRequests.push(url);
    });
    await page.addInitScript(recordChanges);
    await open(path);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);

    await stopMotion(page);
    for (const [device, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page, device);
      expect(await axeFindings(page), device).toEqual([]);
    }

    // 400 % zoom at 1280 px.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, "at 320 px");
    await spaceText(page);
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `with wider text at ${width} px`);
      expect(await clippedTexts(page), `with wider text at ${width} px`).toEqual([]);
    }

    expect(foreignRequests).toEqual([]);
    expect(errors).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test("pages whose scripts measure the window hydrate without errors on a phone", async ({ page, open }) => {
  await page.setViewportSize(sizes.phone);
  const errors = recordErrors(page);
  for (const path of ["/", "/about", "/scale", "/studio"]) await open(path);
  expect(errors).toEqual([]);
});
