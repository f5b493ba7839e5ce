import { expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { sharedSite } from "./shared-site.ts";

const shared = sharedSite({ member: { role: "reader", site: "editor" } });

const person = "people/second-person.yaml";
const job = "jobs/first-job.yaml";
const article = "articles/first-article.md";
const company = "companies/first-climate.yaml";

/** What an editor writes wrongly: the file, the field, the value, and a word of what is said about it there. */
const mistakes: [file: string, field: string, value: unknown, says: string][] = [
  [person, "name", "", "empty"],
  [person, "name", undefined, "missing"],
  [person, "bio", "   ", "empty"],
  [person, "order", "two", "number"],
  [person, "order", 1.5, "number"],
  [person, "linkedin", "linkedin.com/in/person", "https://"],
  [person, "tags", undefined, "missing"],
  [person, "draft", "maybe", "true or false"],
  [person, "publishAt", "", "choose a date and a time"],
  [person, "publishAt", "tomorrow", "2026-12-01"],
  [person, "publishAt", "2027-02-30", "28 days"],
  [person, "publishAt", "2027-13-01", "month 13"],
  [person, "publishAt", "2027-01-01 9:30", "09:30"],
  [person, "bio", "We are <b>here</b>.", "HTML"],
  [person, "bio", "We are **here**.", "bold"],
  [person, "bio", "Fish &amp; chips", "“&amp;”"],
  [person, "bio", "We are { here.", "shown as it is"],
  [person, "bio", "TBD", "no text for visitors"],
  [person, "bio", "We\u200b are here.", "invisible"],
  [job, "deadline", "31/12/2026", "2026"],
  [job, "deadline", "2027-06-31", "30 days"],
  [job, "datePosted", "yesterday", "2026"],
  [job, "employmentType", "FULLTIME", "FULL_TIME"],
  [job, "places.0.countryCode", "Sweden", "2"],
  [job, "salary.from", "much", "number"],
  [job, "salary.currency", "crowns", ""],
  [job, "title", "A {nonsense} title", "nonsense"],
  [job, "tagline", "One * alone", "asterisk"],
  [job, "tagline", "*Two* of *them*", "asterisk"],
  [job, "responsibilities.0", "", "empty"],
  [job, "terms.equity.value", "", "empty"],
  [job, "companyToday.owners.0.value", -1, ""],
  [article, "date", "May 2025", "2026"],
  [article, "figure.to", 2_000, "order"],
  [article, "pictureStyle", "sunset", "frontier"],
  [article, "seo.description", "x".repeat(200), "170"],
  [article, "readTime", "", "empty"],
  [article, "callToAction.actions.0.label", "", "empty"],
  [article, "body", "[here](javascript:alert(1))", "javascript"],
  [article, "body", "# A title\n\nA text.", "in “# A title”"],
  [article, "body", "See [above](#nowhere).", "no heading #nowhere"],
  [article, "body", "![](bridge.jpg)", "no description"],
  [article, "body", "We are **here.", "in “We are **here.”"],
  [article, "body", "", "no text"],
  [article, "date", "2999-01-01", "not come yet"],
  [company, "website", "first-climate", "https://"],
  [company, "category", "energy", "climate"],
  [company, "icon", "tree", "leaf"],
  [company, "stats.0.value", "", "empty"],
  [company, "impact.0.breakdown.parts.0.value", -1, ""],
  [company, "product.kind", "toaster", "ledger"],
  ["webinars/first-webinar.yaml", "href", "youtu.be/1", "https://"],
  ["studies/first-study.yaml", "figure.value", "", "empty"],
  ["programs/first-program.yaml", "name", "", "empty"],
  ["replies/first-reply.yaml", "text", "Dear {nam}", "nam"],
  ["site.yaml", "address.latitude", "north", "number"],
  ["site.yaml", "url", "studio.example", "https://"],
  ["site.yaml", "email.general", "at home", ""],
];

test.each(mistakes)(
  "%s: a wrong %s is said at its field, in words (%#)",
  async (file, field, value, says) => {
    const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const before = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      (await shared.desk.open(file)).values,
    );
    const answer = await shared.desk.send(file, [{ kind: "set", path, before, value }]);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const found = ((await answer.json()) as SiteFile).mistakes;
    expect(found).toContainEqual({ field, message: expect.stringContaining(says) });
    for (const { message } of found)
      expect(message).not.toMatch(/invalid|expected \w+, received|regex|undefined/i);
    await shared.desk.discard(file);
  },
);
