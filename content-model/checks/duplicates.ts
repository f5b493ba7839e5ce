import { formNames } from "../job-form-names.ts";
import { type ContentFile, error, type Finding, type Place, placeOf, textAt, warning } from "./content.ts";

/** A value that no two files may share, where it stands, and what to say of the second file. */
type Claim = { file: ContentFile; keys: string[]; value: string | undefined };

/** Reports every claim whose value an earlier file has. */
function findShared(claims: Claim[], report: (at: Place, claim: Claim, first: ContentFile) => Finding[]) {
  const owners = new Map<string, ContentFile>();
  return claims.flatMap((claim) => {
    if (!claim.value) return [];
    const key = claim.value.trim().toLowerCase();
    const first = owners.get(key);
    if (first === undefined || first === claim.file) owners.set(key, claim.file);
    if (first === undefined || first === claim.file) return [];
    return report(placeOf(claim.file, claim.keys), claim, first);
  });
}

/** The hidden values of jobs' forms: with two jobs of one value, applications would be filed under the wrong job. */
function jobClaims(files: ContentFile[], name: "position" | "formType" | "sourcePage"): Claim[] {
  return files
    .filter(({ folder }) => folder === "jobs")
    .map((file) => {
      const form = (file.value.form ?? {}) as Record<string, string>;
      const names = formNames(file.slug, textAt(file, "title") ?? "", form);
      return { file, keys: ["form", name], value: names[name] };
    });
}

/** Finds what two files must not share: page titles and descriptions, names, places in a list, jobs' form values. */
export function findDuplicates(files: ContentFile[]): Finding[] {
  const claims = (folder: (file: ContentFile) => boolean, ...keys: string[]): Claim[] =>
    files.filter(folder).map((file) => ({ file, keys, value: textAt(file, ...keys) }));
  const inFolder =
    (...folders: string[]) =>
    ({ folder }: ContentFile) =>
      folders.includes(folder);
  const isPage = inFolder("pages", "articles", "companies", "jobs", "programs");
  const same = (at: Place, { value }: Claim, first: ContentFile) => [
    error(
      at,
      `${first.file} has the same, “${value}”; write another one, so that people can tell them apart`,
    ),
  ];

  const orders = [...new Set(files.map(({ folder }) => folder))].flatMap((folder) =>
    findShared(
      files
        .filter(
          (file) => file.folder === folder && typeof file.value.order === "number" && !file.value.filled,
        )
        .map((file) => ({ file, keys: ["order"], value: String(file.value.order) })),
      (at, { value }, first) => [
        warning(at, `${first.file} has the same place, ${value}; their file names decide which comes first`),
      ],
    ),
  );
  // Values that follow from a shared position are not reported as well.
  const mixedUp = new Set<string>();
  const jobs = (["position", "formType", "sourcePage"] as const).flatMap((name) =>
    findShared(jobClaims(files, name), (at, { file, value }, first) => {
      if (mixedUp.has(file.file)) return [];
      mixedUp.add(file.file);
      return [
        error(
          at,
          `${first.file} and ${file.file} both have “${value}”, so applications would be mixed up; give this one another title, or form: { ${name}: … }`,
        ),
      ];
    }),
  );
  return [
    ...findShared(claims(isPage, "seo", "title"), same),
    ...findShared(claims(isPage, "seo", "description"), same),
    ...["articles", "webinars", "studies"].flatMap((folder) =>
      findShared(claims(inFolder(folder), "title"), same),
    ),
    // Of a copied article, whose figure was forgotten.
    ...findShared(claims(inFolder("articles"), "figure", "label"), (at, { value }, first) => [
      warning(at, `${first.file} has the same figure, “${value}”; write the one of this article`),
    ]),
    ...["companies", "people", "programs"].flatMap((folder) =>
      findShared(claims(inFolder(folder), "name"), same),
    ),
    ...orders,
    ...jobs,
  ];
}
