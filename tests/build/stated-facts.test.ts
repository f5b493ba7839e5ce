import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readApplyFounder } from "#content-model/apply-founder.ts";
import { salaryText } from "#content-model/job-salary.ts";
import { jobTerms, readJobs } from "#content-model/jobs.ts";
import { readPolicy } from "#content-model/policies.ts";
import { programFacts, readPrograms, readProgramsPage } from "#content-model/programs.ts";
import { companyDetails, readSite } from "#content-model/site.ts";
import { builtPages } from "./built-pages.ts";

const site = await readSite();

function mainOf(path: string): HTMLElement {
  const main = parse(builtPages.find((page) => page.path === path)?.html ?? "").querySelector("main");
  if (!main) throw new Error(`${path} was not built`);
  return main;
}

const textsOf = (elements: HTMLElement[] = []) => elements.map(({ text }) => text);

test("the overview compares all facts of all programs, and each program's page states its own", async () => {
  const { program: labels } = await readProgramsPage();
  const table = mainOf("/programs").querySelector("table");
  const names = table?.querySelectorAll("th[scope=row]").map((cell) => cell.text.trim());
  expect(names).toEqual(programFacts.map((fact) => labels.facts[fact]));
  for (const { slug, name, facts } of await readPrograms()) {
    expect(table?.querySelector(`th a[href="/programs/${slug}"]`)?.text).toBe(name);
    for (const { value } of Object.values(facts)) {
      expect(textsOf(table?.querySelectorAll("td")), value).toContainEqual(expect.stringContaining(value));
      expect(textsOf(mainOf(`/programs/${slug}`).querySelectorAll("dd")), value).toContainEqual(
        expect.stringContaining(value),
      );
    }
  }
});

test("the founder application states the deal, and leads others to their form", async () => {
  const { deal, hero } = await readApplyFounder();
  const main = mainOf("/apply-founder");
  const figures = main.querySelectorAll("#deal dl:first-of-type dd");
  expect(figures.map(({ text }) => text)).toEqual(deal.figures.map(({ value }) => value));
  const values = main.querySelectorAll("#deal dl:last-of-type dd");
  expect(values).toHaveLength(deal.terms.length);
  for (const { value } of deal.terms)
    expect(textsOf(values), value).toContainEqual(expect.stringContaining(value));
  const firstSection = main.querySelector("section");
  expect(firstSection?.querySelector(`a[href="${hero.otherForm.href}"]`)).not.toBeNull();
});

test("positions state their terms before the form, and no search engine is told of them", async () => {
  for (const { slug, status, salary, terms } of await readJobs()) {
    if (status !== "open") continue;
    const main = mainOf(`/careers/${slug}`);
    const { html } = builtPages.find(({ path }) => path === `/careers/${slug}`) ?? { html: "" };
    const markup = parse(html)
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.text)
      .join();
    const beforeForm = main.toString().split("<form")[0] ?? "";
    const values = jobTerms.flatMap((name) => terms[name] ?? []);
    for (const { value } of [{ value: salaryText(salary) }, ...values]) {
      expect(textsOf(parse(beforeForm).querySelectorAll("dd")), value).toContainEqual(
        expect.stringContaining(value),
      );
      expect(markup).not.toContain(value);
    }
  }
});

test("the privacy policy names the company, its address and every period", async () => {
  const { html } = await readPolicy("privacy");
  const { company, email, phone } = site;
  for (const value of [company.registeredName, company.registrationNumber, email.general, phone.label]) {
    expect(mainOf("/privacy").text).toContain(value);
  }
  expect(html).not.toMatch(/\{\w+\}/);
  expect(mainOf("/privacy").toString()).toContain(html.slice(0, 200));
});

test("markup for search engines leaves registered details out while they are a sample", () => {
  expect(companyDetails(site)).toContain("*");
  for (const { html } of builtPages) expect(html).not.toContain('"vatID"');
});

test("every asterisk in a text of a page is the mark of a sample", () => {
  for (const { path, html } of builtPages) {
    const body = parse(html).querySelector("body");
    // The note on samples has one itself.
    for (const one of body?.querySelectorAll("[data-sample], script, footer p") ?? []) one.remove();
    expect(body?.text, path).not.toContain("*");
  }
});
