import { getSchedule } from "#content-model/calendars.ts";
import { programFacts, readProgram, readPrograms, readProgramsPage } from "#content-model/programs.ts";
import { fillIn } from "#contract/fill-in.ts";
import { expect, test } from "./test.ts";

const [page_, programs] = await Promise.all([readProgramsPage(), readPrograms()]);
const { sections } = await readProgram("second-program");
const costs = sections.find((section) => section.kind === "costs");
if (!costs) throw new Error("The second program of the fixture content has no comparison of costs");
const captionFor = (people: number) => fillIn(costs.caption, { people });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calendar of all programs states name, start and length, and links to each", async ({ page }) => {
    await page.goto("/programs");
    const calendar = page.getByRole("region", { name: page_.calendar.title });
    for (const { slug, name, facts, length } of programs) {
      const link = calendar.locator(`a[href="/programs/${slug}"]`);
      await expect(link).toContainText(name);
      await expect(link).toContainText(facts.nextStart.value);
      await expect(link).toContainText(length);
    }
  });

  test("the overview in short states name, start and length of each program, and links to it", async ({
    page,
  }) => {
    await page.goto("/programsv2");
    for (const { slug, name, facts, length } of programs) {
      const link = page.getByRole("main").locator(`a[href="/programs/${slug}"]`);
      await expect(link).toContainText(name);
      await expect(link).toContainText(facts.nextStart.value);
      await expect(link).toContainText(length);
      await expect(link).toContainText(page_.overview.more);
    }
  });

  test("on a phone, too, the programs are compared by all their facts", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/programs");
    for (const { slug, facts } of programs) {
      const link = page
        .locator(`#${page_.overview.id} a[href="/programs/${slug}"]`)
        .filter({ visible: true });
      for (const name of programFacts) {
        const fact = link.locator("dl > div").filter({ hasText: page_.program.facts[name] }).first();
        await expect(fact).toContainText(facts[name].value);
      }
    }
  });

  for (const { slug, calendar } of programs) {
    test(`/programs/${slug} names its phases and when they take place`, async ({ page }) => {
      await page.goto(`/programs/${slug}`);
      const items = page.getByRole("figure").first().getByRole("listitem");
      for (const { name, time } of getSchedule(calendar).phases) {
        await expect(items.filter({ hasText: name })).toContainText(time);
      }
    });
  }

  test("a program's page says when another begins", async ({ page }) => {
    await page.goto("/programs/first-program");
    const { value } = (await readProgram("second-program")).facts.nextStart;
    await expect(page.locator('main a[href="/programs/second-program"]')).toContainText(
      `${page_.program.facts.nextStart}: ${value}`,
    );
  });

  test("the comparison of costs stands for the number of people in the content", async ({ page }) => {
    await page.goto("/programs/second-program");
    const table = page.getByRole("table", { name: captionFor(costs.people.start) });
    // 20 people at 100,000 euro, and 20 at 50,000 euro with 0.5 million of set-up cost.
    await expect(table.getByRole("row", { name: costs.total })).toHaveText(/2\.00.*1\.50$/);
    await expect(page.getByRole("radio")).toHaveCount(0);
  });
});

test("another number of people computes the comparison again, by keyboard too, and says the result", async ({
  page,
  open,
}) => {
  await open("/programs/second-program");
  const most = Math.max(...costs.people.choices);
  await page.getByRole("radio", { name: String(costs.people.start) }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: String(most) })).toBeChecked();
  await expect(page.getByRole("table", { name: captionFor(most) })).toBeVisible();
  const total = page.getByRole("row", { name: costs.total });
  await expect(total).toHaveText(/4\.00.*2\.50$/);
  const result = page.getByRole("status");
  await expect(result).toHaveAttribute("aria-live", "polite");
  await expect(result).toContainText(fillIn(costs.summary, { people: most, total: "2.50", saving: "38%" }));
});

test("the comparison is for the number that was chosen before the app started", async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto("/programs/second-program", { waitUntil: "commit" });
  const most = Math.max(...costs.people.choices);
  await page.getByRole("radio", { name: String(costs.people.start) }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: String(most) })).toBeChecked();
  await expect(page.getByRole("table", { name: captionFor(costs.people.start) })).toBeVisible();
  load();
  await expect(page.getByRole("table", { name: captionFor(most) })).toBeVisible();
});

test("on phones the routes on the land have numbers, and a list below names them", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/programs");
  const hero = page.locator(".hero");
  await expect(hero.locator("ol > li")).toHaveText(programs.map(({ name }, index) => `${index + 1}${name}`));
  const names = hero.locator(".land-tall .land-name");
  for (const index of programs.keys())
    await expect(names.getByText(String(index + 1), { exact: true })).toBeVisible();
  await expect(names.filter({ hasText: programs[0]?.name })).toHaveCount(0);
});

test("on phones no number of a calendar ends past it", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of programs) {
    await open(`/programs/${slug}`);
    const figure = page.getByRole("figure").first();
    await expect(figure).toBeAttached();
    const past = await figure.evaluate((element) => {
      const range = document.createRange();
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll("[aria-hidden] span")].flatMap((label) => {
        range.selectNodeContents(label);
        return range.getBoundingClientRect().right > right + 0.5 ? [label.textContent] : [];
      });
    });
    expect(past, slug).toEqual([]);
  }
});
