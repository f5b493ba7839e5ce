import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

test("a tour of every page sets no cookie, asks no third party and breaks no policy", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const path of everyPath) {
    await page.goto(path);
    await page.mouse.move(20, 20);
    await page.locator("html[data-hydrated]").waitFor();
  }
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
