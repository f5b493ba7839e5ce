import type { Browser, Locator, Page, ViewportSize } from "@playwright/test";
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
      await press(page, page.getByText("Global Scaling", { exact: true }));
      await page.getByText("Nordic Scaling", { exact: true }).click();
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
    act: (page) => press(page, page.getByRole("search").getByText("Fintech")),
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

/** Measures interaction to next paint of everything that can be operated, and processor use at rest, at 4× slow-down. */
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
      for (const viewport of [phoneViewport, desktopViewport])
        found.push(...(await measureRest(browser, urls[0] ?? "", viewport)));
      return found;
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

const desktopViewport = { width: 1440, height: 900 };
const restMs = 10_000;

/** Share of a processor that the home page takes at rest, slowed down four times: in view, and scrolled away. */
async function measureRest(browser: Browser, url: string, viewport: ViewportSize): Promise<Row[]> {
  const page = await browser.newPage({ viewport });
  await openHydrated(page, url);
  await page.waitForTimeout(1000);
  const session = await slowDown(page, 4);
  // Time of the page's thread, so that other work of the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taskSeconds = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
      ?.value ?? 0;
  const percentAtRest = async () => {
    const before = await taskSeconds();
    await page.waitForTimeout(restMs);
    return (((await taskSeconds()) - before) / restMs) * 1000 * 100;
  };
  const inView = await percentAtRest();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const scrolledAway = await percentAtRest();
  await page.close();
  const name = `/ at rest, ${viewport.width} px`;
  return [
    { name: `${name}, processor`, figure: inView, unit: "%", target: 20 },
    { name: `${name}, scrolled away, processor`, figure: scrolledAway, unit: "%", target: 2 },
  ];
}
