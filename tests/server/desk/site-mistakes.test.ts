import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteFile } from "#contract/desk/site.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type EditedSite, editedSite } from "../../setup/edited-site.ts";
import type { RunningServer } from "../../setup/server.ts";
import { siteClient } from "../../setup/site-client.ts";

let site: EditedSite;
let server: RunningServer;
let editor: SignedInMember;
beforeAll(async () => {
  site = await editedSite();
  server = await site.start({ DESK_PORT: "0" });
  editor = await signedInMember(server, { role: "reader", site: "editor" });
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

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
  [person, "publishAt", "tomorrow", "2026-12-01"],
  [person, "publishAt", "2027-02-30", "28 days"],
  [person, "publishAt", "2027-13-01", "month 13"],
  [person, "publishAt", "2027-01-01 9:30", "09:30"],
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
  [company, "website", "first-climate", "https://"],
  [company, "category", "energy", "climate"],
  [company, "icon", "tree", "leaf"],
  [company, "stats.0.value", "", "empty"],
  [company, "impact.0.breakdown.whole.value", 0, ""],
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
    const desk = siteClient(editor, server);
    const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const before = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      (await desk.open(file)).values,
    );
    const answer = await desk.send(file, [{ kind: "set", path, before, value }]);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const found = ((await answer.json()) as SiteFile).mistakes;
    expect(found).toContainEqual({ field, message: expect.stringContaining(says) });
    for (const { message } of found)
      expect(message).not.toMatch(/invalid|expected \w+, received|regex|undefined/i);
    await desk.discard(file);
  },
);
