import { expect, type Page, test } from "@playwright/test";
import { hostileFiles } from "../../server/desk/hostile-files.ts";
import { replaceResume } from "../../server/desk/hostile-resumes.ts";
import { applyWithPdf } from "../../server/job-application.ts";
import { findChromium, launchOptionsFor } from "../../setup/chromium.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";

// The headless shell has no reader for PDF files.
test.use({ launchOptions: launchOptionsFor(findChromium()) });
// One worker runs the file, so that Chromium and the server start once.
test.describe.configure({ mode: "default" });

let server: RunningServer;
let member: SignedInMember;

test.beforeAll(async () => {
  server = await startServer({ DESK_PORT: "0" });
  member = await signedInMember(server, { forms: ["career"] });
});
test.afterAll(async () => {
  await server.stop();
  await removeData(server);
});

/** Signs the browser in and opens a page of the desk. */
async function openDesk(page: Page, path: string) {
  const [name = "", value = ""] = member.cookie.split("=", 2);
  await page.context().addCookies([{ name, value, url: server.deskUrl }]);
  await page.goto(server.deskUrl + path);
}

/** @returns what files do from now on, in frames and other tabs */
function recordTraces(page: Page) {
  const traces: string[] = [];
  page.context().on("dialog", (dialog) => {
    traces.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on("request", (request) => {
    if (request.isNavigationRequest() && request.frame().parentFrame() === null) return;
    // The desk itself goes on asking for changes, and Chromium's PDF reader loads its own parts.
    if (request.frame() !== page.mainFrame() && request.url().startsWith("http"))
      traces.push(`request ${new URL(request.url()).pathname}`);
  });
  return traces;
}

const addFrame = (page: Page, url: string) =>
  page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
    return new Promise<void>((resolve) => {
      frame.onload = () => resolve();
      // Downloads do not load.
      if (!src.endsWith("/view")) resolve();
    });
  }, url);

for (const [name, content] of Object.entries(hostileFiles)) {
  test(`${name} does nothing in a frame and in a tab`, async ({ page }) => {
    await openDesk(page, "/about");
    const traces = recordTraces(page);
    const expected: string[] = [];
    for (const type of ["application/pdf", "text/html", "image/svg+xml"]) {
      const reference = await applyWithPdf(server);
      replaceResume(server, reference, content, type);
      const url = `/api/applications/${reference}/resume`;
      expected.push(`request ${url}`, `request ${url}/view`);
      await Promise.all([page.waitForEvent("download"), addFrame(page, url)]);
      await addFrame(page, `${url}/view`);
      const tab = await page.context().newPage();
      await tab.goto(`${server.deskUrl}${url}/view`);
      expect(await tab.title()).not.toBe("run");
      await tab.close();
    }
    expect(await page.title()).not.toBe("run");
    expect(traces.filter((trace) => !expected.includes(trace) && !trace.includes("favicon"))).toEqual([]);
  });
}

test("a loaded resume does not take the keys, and can be reached by them", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("focus", () => Object.assign(window, { hasFocusBack: true })),
  );
  await openDesk(page, `/applications/${await applyWithPdf(server)}`);
  const frame = page.getByRole("region", { name: "Resume" }).locator("iframe");
  await frame.waitFor();
  // Chromium's reader takes the focus when it has loaded, seconds later on a busy machine; the desk takes it back.
  await page.waitForFunction(() => "hasFocusBack" in window);
  await page.keyboard.press("s");
  const stage = page.getByRole("combobox", { name: /^Stage/ });
  await expect(stage).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Download" }).focus();
  await page.keyboard.press("Tab");
  await expect(frame).toBeFocused();
});
