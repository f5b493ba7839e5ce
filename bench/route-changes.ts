import { onSite, phone, slowDown } from "./chromium.ts";
import { type Area, median } from "./report.ts";

const tour = ["/about", "/scale", "/programs", "/portfolio", "/insights", "/careers"];

/** From the click on a prefetched link to the next page painted, on a processor slowed down four times. */
export async function measure({ runs }: { runs: number }): Promise<Area> {
  const times: number[] = [];
  await onSite(async (browser, url) => {
    const page = await browser.newPage({ viewport: { ...phone, width: 1280 } });
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.locator("html[data-hydrated]").waitFor();
    await slowDown(page, 4);
    for (let run = 0; run < runs; run++) {
      for (const path of tour) {
        const link = page.locator(`header nav a[href="${path}"]`).first();
        await link.hover();
        await page.waitForTimeout(600);
        times.push(
          await page.evaluate(
            (target) =>
              new Promise<number>((resolve) => {
                const started = performance.now();
                const title = document.title;
                const check = () => {
                  if (location.pathname !== target || document.title === title) requestAnimationFrame(check);
                  else {
                    // In a frame's callback: its layout and paint follow, and then this, before what waits until after it.
                    void scheduler.postTask(() => resolve(performance.now() - started), {
                      priority: "user-blocking",
                    });
                  }
                };
                document.querySelector<HTMLAnchorElement>(`header nav a[href="${target}"]`)?.click();
                requestAnimationFrame(check);
              }),
            path,
          ),
        );
      }
    }
  });
  return {
    name: "route-changes",
    notes: [`${times.length} changes, 4× slow-down, links prefetched by pointing at them.`],
    rows: [{ what: "click to next page painted, median", figure: median(times), target: 50, unit: "ms" }],
  };
}
