import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

test("pages set no cookie, send no request to other hosts and log no error", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreignRequests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith("data:"))
      foreignRequests.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  for (const path of everyPath) {
    await page.goto(path);
    await page.mouse.move(20, 20);
    await page.locator("html[data-hydrated]").waitFor();
  }
  expect(foreignRequests).toEqual([]);
  expect(errors).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
