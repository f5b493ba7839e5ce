import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { inboxPageSchema } from "#contract/desk/inbox.ts";
import { readServerData } from "#server/site/open-site.ts";
import { signedInMember } from "../tests/setup/desk.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium, slowDown } from "./chromium.ts";
import { fillWithApplications } from "./desk/fill.ts";
import { type Area, median } from "./report.ts";

const applicationCount = 100_000;
/** Applications gone through in each run; the first only warms up. */
const stepCount = 20;
const slowDownFactor = 4;

type Target = { reference: string; name: string; email: string };

/** Presses `j` and waits until the next application's heading, and all of it, have been painted. In milliseconds. */
async function timeStep(page: Page, target: Target) {
  // In the page before the key is pressed.
  const times = await page.evaluateHandle(({ reference, name, email }) => {
    const painted = (isShown: () => boolean, startMs: () => number) =>
      new Promise<number>((resolve) => {
        function check() {
          if (!isShown()) return requestAnimationFrame(check);
          // A message is handled after the frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - startMs());
          requestAnimationFrame(() => port2.postMessage(null));
        }
        requestAnimationFrame(check);
      });
    let startMs = 0;
    addEventListener("keydown", (event) => (startMs = event.timeStamp), { once: true, capture: true });
    const isOpen = () =>
      location.pathname.endsWith(reference) &&
      startMs > 0 &&
      document.querySelector("h1")?.textContent === name;
    const shows = (text: string) => document.querySelector("main")?.textContent?.includes(text) === true;
    const times = Promise.all([
      painted(
        () => isOpen(),
        () => startMs,
      ),
      painted(
        () => isOpen() && shows(email),
        () => startMs,
      ),
    ]);
    return { times };
  }, target);
  await page.keyboard.press("j");
  return times.evaluate(({ times }) => times);
}

async function timeSteps(browser: Browser, origin: string, cookie: string, targets: Target[]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const separator = cookie.indexOf("=");
    await context.addCookies([
      { name: cookie.slice(0, separator), value: cookie.slice(separator + 1), url: origin },
    ]);
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole("row").nth(1).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page
      .getByText(targets[0]?.email ?? "")
      .first()
      .waitFor();
    await slowDown(page, slowDownFactor);
    const times: [number, number][] = [];
    for (const target of targets.slice(1)) {
      times.push((await timeStep(page, target)) as [number, number]);
      await page.waitForTimeout(300);
    }
    return times.slice(1);
  } finally {
    await context.close();
  }
}

/** Measures the time from the key `j` to the next application, on a slow processor and a full store. */
export async function measure({ runs }: BenchOptions): Promise<Area> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "desk-ui-"));
  // The first start makes the tables and the member.
  const first = await startServer({ DATA_DIR, DESK_PORT: "0" }, ".");
  const owner = await signedInMember(first, { role: "owner" });
  await first.stop();
  const memberIds = [owner.id, owner.id, owner.id];
  await fillWithApplications({ DATA_DIR }, await readServerData(realSite), applicationCount, memberIds);

  const server = await startServer({ DATA_DIR, DESK_PORT: "0" }, ".");
  const browser = await launchChromium();
  try {
    const response = await fetch(`${server.deskUrl}/api/applications?limit=${stepCount + 2}`, {
      headers: { cookie: owner.cookie },
    });
    const { applications } = inboxPageSchema.parse(await response.json());
    const times: [number, number][] = [];
    for (let run = 0; run < runs; run++) {
      times.push(...(await timeSteps(browser, server.deskUrl, owner.cookie, applications)));
    }
    const row = (name: string, values: number[]) => ({
      name,
      figure: median(values),
      unit: "ms",
      target: 100,
    });
    return {
      name: "desk-ui",
      notes: [
        `From the key j to the next application painted, median of ${times.length} steps, at ${slowDownFactor}× slow-down, with ${applicationCount} applications`,
      ],
      rows: [
        row(
          "heading",
          times.map(([heading]) => heading),
        ),
        row(
          "all fields",
          times.map(([, fields]) => fields),
        ),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await removeData(server);
  }
}
