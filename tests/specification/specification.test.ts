import { existsSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { particleSettings } from "#app/components/effects/particles.ts";
import { typingSteps } from "#app/components/effects/typewriter.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readHome } from "#content-model/home.ts";
import { readJobPage, readJobs } from "#content-model/jobs.ts";
import { readRedirects } from "#content-model/redirects.ts";
import { forms } from "#contract/forms/registry.ts";
import { formMessages } from "#contract/messages.ts";
import { realSite } from "../setup/sites.ts";
import { type SpecifiedForm, specification } from "./specification.ts";

// The real content and the site built from it, not the fixture content.
const jobs = await readJobs();

const fileOf = (path: string) => `${realSite}/client${path === "/" ? "" : path}/index.html`;
const readPage = (path: string) => parse(readFileSync(fileOf(path), "utf8"));
const textOf = (element: HTMLElement | null) =>
  (element?.text ?? "").replaceAll("&nbsp;", " ").replace(/\s+/g, " ").trim();
const hrefsIn = (element: HTMLElement | null) =>
  (element?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href"));

test.each(Object.entries(specification.pages))(
  "%s has its texts, links and elements",
  (path, { texts, links, elements }) => {
    expect(existsSync(fileOf(path))).toBe(true);
    const main = readPage(path).querySelector("main");
    const mainText = textOf(main);
    for (const text of texts) expect(mainText).toContain(text);
    const all = (main?.querySelectorAll("a") ?? []).map((link) => ({
      href: link.getAttribute("href"),
      text: textOf(link),
    }));
    for (const [text, href] of Object.entries(links)) {
      expect(all).toContainEqual({ href, text: expect.stringContaining(text) });
    }
    for (const [selector, count] of Object.entries(elements)) {
      expect(main?.querySelectorAll(selector), selector).toHaveLength(count);
    }
  },
);

test("the pages state the specified reading times", () => {
  const pages = Object.keys(specification.pages).map(
    (path) => readPage(path).querySelector("main")?.innerHTML,
  );
  const times = new Set(pages.join("").match(/\b\d+ min read/g));
  expect([...times].sort()).toEqual([...specification.constants.readTimes].sort());
});

test("the grid of /portfolio has the specified companies, each opening its own website", async () => {
  const companies = await readCompanies();
  const cards = readPage("/portfolio").querySelectorAll("li[data-category]");
  const found = cards.map((card) => {
    const link = card.querySelector("h3 a");
    const company = companies.find(({ website }) => website === link?.getAttribute("href"));
    expect(link?.getAttribute("target")).toBe("_blank");
    return { name: company?.name, category: card.getAttribute("data-category") };
  });
  expect(found).toHaveLength(specification.portfolio.length);
  expect(found).toEqual(expect.arrayContaining(specification.portfolio));
});

test("header and footer link to the specified pages", () => {
  const page = readPage("/");
  expect(hrefsIn(page.querySelector("header"))).toEqual(expect.arrayContaining(specification.header));
  expect(hrefsIn(page.querySelector("footer"))).toEqual(expect.arrayContaining(specification.footer));
});

test("the sitemap page links to the specified pages and to every company", async () => {
  const companies = (await readCompanies()).map(({ slug }) => `/portfolio/${slug}`);
  const hrefs = hrefsIn(readPage("/sitemap").querySelector("main"));
  expect(hrefs).toEqual(expect.arrayContaining([...specification.sitemap, ...companies]));
});

test("addresses that people try lead to the specified pages", async () => {
  const redirects = Object.fromEntries((await readRedirects()).map(({ from, to }) => [from, to]));
  expect(redirects).toMatchObject(specification.redirects);
});

test("the error page has the specified heading", () => {
  expect(textOf(readPage("/404").querySelector("h1"))).toBe(specification.errorHeading);
});

/** Compares a form of a built page with its specification. */
function expectForm(path: string, { values, required, optional, types, options, attributes }: SpecifiedForm) {
  const control = (name: string) => {
    const found = readPage(path).querySelector(`main form [name="${name}"]`);
    if (!found) throw new Error(`The form of ${path} has no field ${name}`);
    return found;
  };
  for (const [name, value] of Object.entries(values)) {
    const field = control(name);
    const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
    expect(chosen ? textOf(chosen) : field.getAttribute("value"), name).toBe(value);
  }
  for (const name of required) expect(control(name).hasAttribute("required"), name).toBe(true);
  for (const name of optional) expect(control(name).hasAttribute("required"), name).toBe(false);
  for (const [name, type] of Object.entries(types)) {
    expect(control(name).getAttribute("type"), name).toBe(type);
  }
  for (const [name, titles] of Object.entries(options)) {
    expect(control(name).querySelectorAll("option").map(textOf), name).toEqual(titles);
  }
  for (const [name, expected] of Object.entries(attributes)) {
    for (const [attribute, value] of Object.entries(expected)) {
      expect(control(name).getAttribute(attribute), `${name} ${attribute}`).toBe(value);
    }
  }
}

test.each(Object.entries(specification.forms))("the form of %s has the specified fields", (path, form) => {
  expectForm(path, form);
});

test.each(jobs.filter(({ status }) => status === "open"))(
  "the form of /careers/$slug has the specified fields",
  (job) => {
    expectForm(`/careers/${job.slug}`, {
      ...specification.jobForm,
      values: { ...job.form, emailConfigType: specification.careerEmailConfigType },
    });
  },
);

test.each(Object.entries(specification.positions))(
  "the position %s is described as specified",
  (slug, position) => {
    const job = jobs.find((one) => one.slug === slug);
    const { title, ...rest } = position;
    expect(job).toMatchObject(rest);
    expect(job?.title).toContain(title);
  },
);

test("job pages have the specified labels", async () => {
  expect(await readJobPage()).toMatchObject(specification.jobPage);
});

test.each(Object.entries(specification.messages))(
  "the messages of the %s form are as specified",
  (kind, messages) => {
    expect(forms[kind as keyof typeof forms].messages).toMatchObject(messages);
  },
);

test("the message for an invalid email address is as specified", () => {
  expect(formMessages.invalidEmail).toBe(specification.invalidEmail);
});

test("the typewriter keeps the specified times and has the specified number of statements", async () => {
  const { typeMs, deleteMs, pauseMs, statements } = specification.constants.typewriter;
  expect((await readHome()).typewriter.statements).toHaveLength(statements);
  const [, first, whole, removed, empty] = typingSteps(2).steps.map(({ timeMs }) => timeMs);
  expect({ first, whole, removed, empty }).toEqual({
    first: typeMs,
    whole: 2 * typeMs,
    removed: 2 * typeMs + pauseMs + deleteMs,
    empty: 2 * typeMs + pauseMs + 2 * deleteMs,
  });
});

test("the particles have the specified constants", () => {
  const { color, ...numbers } = specification.constants.particles;
  expect(particleSettings).toMatchObject(numbers);
  expect(Object.values(particleSettings)).toContain(color);
});
