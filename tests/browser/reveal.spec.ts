import { expect, test } from "./test.ts";

test("what lies below the view rises as it is reached, once; what is in view is never hidden", async ({
  page,
  open,
}) => {
  await open("/about");
  const rising = page.locator(".reveal");
  // Of each: does it lie below the view, and is it hidden?
  const all = () =>
    rising.evaluateAll((elements) =>
      elements.map((element) => ({
        below: element.getBoundingClientRect().top > innerHeight,
        hidden: element.hasAttribute("data-waiting"),
      })),
    );
  expect((await all()).filter(({ hidden }) => hidden)).toEqual([]);
  await page.mouse.wheel(0, 40);
  await expect(rising.last()).toHaveAttribute("data-waiting");
  const scrolled = await all();
  expect(scrolled.map(({ hidden }) => hidden)).toEqual(scrolled.map(({ below }) => below));

  await rising.last().scrollIntoViewIfNeeded();
  await expect(rising.last()).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("h1")).toBeInViewport();
  await expect(rising.last()).not.toHaveAttribute("data-waiting");
});

test("what has not risen yet is printed all the same", async ({ page, open }) => {
  await open("/about");
  await page.mouse.wheel(0, 40);
  const waiting = page.locator(".reveal[data-waiting]");
  await expect(waiting.first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const opacities = await waiting.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
});
