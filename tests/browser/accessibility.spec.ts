import { axeFindings } from "./axe.ts";
import { everyPath } from "./routes.ts";
import { expect, test } from "./test.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    // Axe would measure colors in the middle of a transition.
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const path of everyPath) {
      test(`axe finds nothing on ${path}`, async ({ page, open }) => {
        await open(path);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}

test("axe finds nothing in the open menu", async ({ page, open }) => {
  await page.setViewportSize(sizes.phone);
  await open("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await axeFindings(page)).toEqual([]);
});
