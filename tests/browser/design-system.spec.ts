import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "./test.ts";

const components = globSync("app/components/{ui,sections}/*.tsx").map((file) => basename(file, ".tsx"));

// Shown inside another component: the table of contents in a long text, the steps beside a form, the count of characters
// below a text area, the links of a call to action, the radio buttons of a filter, the figure of an article's card.
const shownInside = {
  TableOfContents: "LongText",
  StepsAside: "FormSection",
  CharacterCount: "Field",
  CallActions: "CallToActionRow",
  RadioRow: "Filter",
  CardFigure: "PictureCard",
};

test("the design system shows every shared component", async ({ page, open }) => {
  await open("/design-system");
  const shown = await page
    .locator("[data-component]")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("data-component")));
  expect(components.length).toBeGreaterThan(0);
  const missing = components.filter(
    (name) => !shown.includes(shownInside[name as keyof typeof shownInside] ?? name),
  );
  expect(missing).toEqual([]);
});
