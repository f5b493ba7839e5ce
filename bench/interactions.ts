import type { Locator, Page } from "@playwright/test";
import { onSite, phone, slowDown } from "./chromium.ts";
import { type Area, median, type Row } from "./report.ts";

type Interaction = { what: string; path: string; act: (page: Page) => Promise<void> };

/** Milliseconds between scrolling to a control and pressing it. */
const reach = 500;

/** Scrolls to a control, as a visitor does before pressing it: the scroll is no part of the answer. */
async function press(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(reach);
  await control.click();
}

const interactions: Interaction[] = [
  {
    what: "menu",
    path: "/",
    act: async (page) => {
      await press(page, page.getByRole("button", { name: "Open menu" }));
      await page.waitForTimeout(300);
      await page.getByRole("button", { name: "Close menu" }).click();
    },
  },
  {
    what: "tabs",
    path: "/scale",
    act: async (page) => {
      await press(page, page.getByRole("tab", { name: "Global Scaling" }));
      await page.getByRole("tab", { name: "Nordic Scaling" }).click();
    },
  },
  {
    what: "accordion",
    path: "/scale",
    act: (page) => press(page, page.locator("summary:visible").first()),
  },
  {
    what: "carousel",
    path: "/scale",
    act: async (page) => {
      const next = page.getByRole("button", { name: "Next" });
      await press(page, next);
      await next.click();
      await next.click();
    },
  },
  {
    what: "filter",
    path: "/portfolio",
    act: (page) => press(page, page.getByRole("button", { name: "Fintech" })),
  },
  {
    what: "dialog",
    path: "/about",
    act: async (page) => {
      await press(page, page.getByRole("button", { name: /View Full Bio/ }).first());
      await page.waitForTimeout(300);
      await page.keyboard.press("Escape");
    },
  },
  {
    what: "typing",
    path: "/apply-founder",
    act: (page) => page.getByRole("textbox", { name: "Message" }).pressSequentially("Peat bogs from orbit."),
  },
  {
    what: "submit",
    path: "/apply-founder",
    act: (page) => press(page, page.getByRole("button", { name: "Submit Application" })),
  },
];

/** Slowest answer to any input on the page so far, in milliseconds from the input to the next paint. */
const slowest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { inputs: number[] }).inputs));

/** Interaction to next paint of everything that can be operated, and the particles' frames, at 4× slow-down. */
export async function measure({ runs }: { runs: number }): Promise<Area> {
  const rows: Row[] = [];
  await onSite(async (browser, url) => {
    for (const { what, path, act } of interactions) {
      const figures: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage({ viewport: phone });
        await page.addInitScript(() => {
          const inputs: number[] = [];
          Object.assign(window, { inputs });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
                inputs.push(entry.duration);
            }
          }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
        });
        await page.goto(url + path);
        await page.mouse.move(5, 5);
        await page.locator("html[data-hydrated]").waitFor();
        await slowDown(page, 4);
        await act(page);
        await page.waitForTimeout(600);
        figures.push(await slowest(page));
        await page.close();
      }
      rows.push({ what: `${what}, slowest answer`, figure: median(figures), target: 100, unit: "ms" });
    }
    rows.push(...(await particles(await browser.newPage({ viewport: phone }), url)));
  });
  return {
    name: "interactions",
    notes: [`Medians of ${runs}, processor slowed down four times; event durations come in steps of 8 ms.`],
    rows,
  };
}

/** Frames a second and script time a frame while the particles drift. */
async function particles(page: Page, url: string): Promise<Row[]> {
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForTimeout(1000);
  const session = await slowDown(page, 4);
  await session.send("Performance.enable");
  const scriptSeconds = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "ScriptDuration")
      ?.value ?? 0;
  const before = await scriptSeconds();
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const started = performance.now();
        const tick = () => {
          count++;
          if (performance.now() - started < 3000) requestAnimationFrame(tick);
          else resolve(count / 3);
        };
        requestAnimationFrame(tick);
      }),
  );
  const script = ((await scriptSeconds()) - before) / (frames * 3);
  return [
    { what: "particles, frames a second", figure: frames, target: 58, unit: "", atLeast: true, limit: 60 },
    { what: "particles, script a frame", figure: script * 1000, target: 4, unit: "ms" },
  ];
}
