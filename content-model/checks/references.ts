import { closestName } from "../field-names.ts";
import { withoutMarks } from "../sample-marks.ts";
import { type ContentFile, error, type Finding, placeOf, textAt, warning } from "./content.ts";

const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(", ");

/** Message about a slug for which no file exists. */
function unknownSlug(slug: string, folder: string, extension: string, slugs: string[]): string {
  const meant = closestName(slug, slugs);
  const rest = meant
    ? `did you mean “${meant}”?`
    : slugs.length === 1
      ? `the only one is ${quoted(slugs)}`
      : `there are ${quoted(slugs)}`;
  return `there is no file ${folder}/${slug}.${extension}; ${rest}`;
}

/** Finds names of other files that do not exist: a job's company, a page's featured articles, a reply's stage. */
export function findUnknownReferences(files: ContentFile[]): Finding[] {
  const inFolder = (folder: string) => files.filter((file) => file.folder === folder);
  const slugs = (folder: string) => inFolder(folder).map(({ slug }) => slug);

  const jobs = inFolder("jobs").flatMap((job): Finding[] => {
    const slug = textAt(job, "companySlug");
    if (slug === undefined) return [];
    const company = inFolder("companies").find((one) => one.slug === slug);
    const at = placeOf(job, ["companySlug"]);
    if (!company) return [error(at, unknownSlug(slug, "companies", "yaml", slugs("companies")))];
    const name = textAt(company, "name");
    if (name === undefined || name === textAt(job, "company")) return [];
    return [warning(placeOf(job, ["company"]), `${company.file} is called “${name}”; write the same`)];
  });

  const insights = files.find(({ file }) => file === "pages/insights.yaml");
  const featured = (insights?.value.featured as { articles?: unknown } | undefined)?.articles;
  const featuredSlugs: unknown[] = Array.isArray(featured) ? featured : [];
  const articles = featuredSlugs.flatMap((slug, index): Finding[] => {
    if (!insights || typeof slug !== "string") return [];
    const at = { ...placeOf(insights, ["featured", "articles", index]), field: "featured.articles" };
    if (featuredSlugs.indexOf(slug) !== index) return [error(at, `“${slug}” stands here twice; delete one`)];
    return slugs("articles").includes(slug)
      ? []
      : [error(at, unknownSlug(slug, "articles", "md", slugs("articles")))];
  });

  const stages = files.find(({ file }) => file === "stages.yaml")?.value ?? {};
  const replies = inFolder("replies").flatMap((reply) => {
    const stage = textAt(reply, "stage");
    const forms = Array.isArray(reply.value.forms) ? reply.value.forms : [];
    return forms.flatMap((form): Finding[] => {
      const list = stages[form];
      if (stage === undefined || !Array.isArray(list)) return [];
      const ids = list.map(({ id }) => String(id));
      if (ids.includes(stage)) return [];
      const at = placeOf(reply, ["stage"]);
      return [error(at, `stages.yaml has no stage “${stage}” for ${form}; there are ${quoted(ids)}`)];
    });
  });

  // An article may be by the studio itself.
  const names = [
    "{studio}",
    ...inFolder("people").map((person) => withoutMarks(textAt(person, "name") ?? "")),
  ];
  const writers = inFolder("articles").flatMap((article) =>
    ["author", "reviewer"].flatMap((field): Finding[] => {
      const name = withoutMarks(textAt(article, field) ?? "");
      if (name === "" || names.includes(name)) return [];
      const meant = closestName(name, names);
      return [
        warning(
          placeOf(article, [field]),
          `nobody in people/ is called “${name}”; ${meant ? `did you mean “${meant}”?` : "is that a guest, or somebody who has left?"}`,
        ),
      ];
    }),
  );
  return [...jobs, ...articles, ...replies, ...writers];
}
