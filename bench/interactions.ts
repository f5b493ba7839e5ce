import type { Browser, Locator, Page } from "@playwright/test";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium, openHydrated, phoneViewport, slowDown } from "./chromium.ts";
import { type Area, median, type Row } from "./report.ts";
import { withSites } from "./sites.ts";

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> };

const scrollSettleMs = 500;

/** Scrolls to a control before pressing it, so that the scroll is not measured. */
async function press(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(scrollSettleMs);
  await control.click();
}

const interactions: Interaction[] = [
  {
    name: "menu",
    path: "/",
    act: async (page) => {
      await press(page, page.getByRole("button", { name: "Open menu" }));
      await page.waitForTimeout(300);
      await page.getByRole("button", { name: "Close menu" }).click();
    },
  },
  {
    name: "tabs",
    path: "/scale",
    act: async (page) => {
      await press(page, page.getByRole("tab", { name: "Global Scaling" }));
      await page.getByRole("tab", { name: "Nordic Scaling" }).click();
    },
  },
  {
    name: "accordion",
    path: "/scale",
    act: (page) => press(page, page.locator("summary:visible").first()),
  },
  {
    name: "carousel",
    path: "/scale",
    act: async (page) => {
      const next = page.getByRole("button", { name: "Next" });
      await press(page, next);
      await next.click();
      await next.click();
    },
  },
  {
    name: "filter",
    path: "/portfolio",
    act: (page) => press(page, page.getByRole("button", { name: "Fintech" })),
  },
  {
    name: "dialog",
    path: "/about",
    act: async (page) => {
      await press(page, page.getByRole("button", { name: /View Full Bio/ }).first());
      await page.waitForTimeout(300);
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "typing",
    path: "/apply-founder",
    act: (page) => page.getByRole("textbox", { name: "Message" }).pressSequentially("Peat bogs from orbit."),
  },
  {
    name: "submit",
    path: "/apply-founder",
    act: (page) => press(page, page.getByRole("button", { name: "Submit Application" })),
  },
];

/** Milliseconds from an input to the next paint; the slowest input of one interaction. */
async function timeInteraction(browser: Browser, url: string, { path, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: phoneViewport });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
          durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await openHydrated(page, url + path);
  await slowDown(page, 4);
  await act(page);
  await page.waitForTimeout(600);
  const slowest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { durations: number[] }).durations),
  );
  await page.close();
  return slowest;
}

/** Measures interaction to next paint of everything that can be operated, and the particles, at 4× slow-down. */
export async function measure({ runs, against }: BenchOptions): Promise<Area> {
  const browser = await launchChromium();
  try {
    const rows = await withSites(against, async (urls) => {
      const found: Row[] = [];
      for (const interaction of interactions) {
        const times = urls.map((): number[] => []);
        for (let run = 0; run < runs; run++) {
          for (const [index, url] of urls.entries()) {
            times[index]?.push(await timeInteraction(browser, url, interaction));
          }
        }
        const [own = [], other] = times;
        found.push({
          name: `${interaction.name}, slowest input`,
          figure: median(own),
          unit: "ms",
          target: 200,
          ...(other && { comparison: median(other) }),
        });
      }
      const page = await browser.newPage({ viewport: phoneViewport });
      return [...found, ...(await measureParticles(page, urls[0] ?? ""))];
    });
    return {
      name: "interactions",
      notes: [`Medians of ${runs} runs, processor slowed down four times; durations come in steps of 8 ms.`],
      rows,
    };
  } finally {
    await browser.close();
  }
}

/** Frames a second and script time per frame while the particles move. */
async function measureParticles(page: Page, url: string): Promise<Row[]> {
  await openHydrated(page, url);
  await page.waitForTimeout(1000);
  const session = await slowDown(page, 4);
  await session.send("Performance.enable");
  const scriptSeconds = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "ScriptDuration")
      ?.value ?? 0;
  const before = await scriptSeconds();
  const framesPerSecond = await page.evaluate(
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
  const scriptMs = (((await scriptSeconds()) - before) / (framesPerSecond * 3)) * 1000;
  return [
    { name: "particles, frames a second", figure: framesPerSecond, unit: "", target: 58, atLeast: true },
    { name: "particles, script per frame", figure: scriptMs, unit: "ms", target: 4 },
  ];
}
