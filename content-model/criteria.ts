import { criteriaSchema } from "#contract/criteria.ts";
import { ContentError, readCollection } from "./read-content.ts";

/**
 * Reads the criteria of every form and position.
 * @throws ContentError when two files are about the same
 */
export async function readCriteria() {
  const files = await readCollection("criteria", "yaml", criteriaSchema);
  const bySubject = Map.groupBy(files, ({ form, position }) => `${form} ${position ?? ""}`);
  const mistakes = [...bySubject.values()].flatMap(([, ...others]) =>
    others.map(({ slug }) => ({
      file: `criteria/${slug}.yaml`,
      field: "form",
      message: "another file has criteria for the same form and position",
    })),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return files.map(({ slug: _, ...criteria }) => criteria);
}
