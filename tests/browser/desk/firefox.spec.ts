import type { Browser } from "puppeteer-core";
import { read } from "../../server/desk/review.ts";
import { findFirefox, launchFirefox } from "../../setup/firefox.ts";
import { cookiesOf, deskOrigin, expect, receiveApplications, test } from "./desk-test.ts";

const firefox = findFirefox();
test.skip(firefox === undefined, "Firefox is not installed");

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchFirefox(firefox ?? "");
});
test.afterAll(() => browser?.close());

test("in Firefox an application is opened, noted and answered without an error", async ({
  owner,
  server,
}) => {
  const tag = owner.id.slice(0, 6);
  const [reference = ""] = await receiveApplications(server, `Fox ${tag}`);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const { origin, hostname } = new URL(deskOrigin(server));
  await browser.setCookie(...cookiesOf(owner).map((cookie) => ({ ...cookie, domain: hostname })));

  await page.goto(`${origin}/?all`);
  await page.locator(`a ::-p-text(Fox ${tag})`).click();
  await page.locator("textarea[aria-label='New note']").fill("Read in Firefox.");
  await page.locator("::-p-text(Save note)").click();
  await expect
    .poll(async () => (await read(owner, reference)).notes.map(({ text }) => text))
    .toEqual(["Read in Firefox."]);
  await page.locator("article ::-p-text(Read in Firefox.)").wait();

  await page.locator("button::-p-text(Reply)").click();
  await page.locator("[aria-label='Subject']").fill("Hello");
  await page.locator("[aria-label='Text']").fill("We would like to meet you.");
  await page.locator("button::-p-text(Send)").click();
  await page.locator(`article[aria-label="Reply by ${owner.name}"]`).wait();
  expect((await read(owner, reference)).replies).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});
