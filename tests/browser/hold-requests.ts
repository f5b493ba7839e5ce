import type { Page, Route } from "@playwright/test";

/** Holds the requests to an address. @returns what lets them go on, or does something else with them */
export async function holdRequests(
  page: Page,
  url: string,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, (route) => isReleased.then(() => goOn(route)));
  return release;
}
