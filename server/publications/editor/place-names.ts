import { labelOf, placeName } from "#contract/desk/field-labels.ts";
import type { SiteValue, ValuePath } from "#contract/desk/site-values.ts";
import type { Editor } from "./editor.ts";

/**
 * Names the places in a content file as its form does.
 * @param values those of the file; null where there is none, it has mistakes, or it is a picture
 */
export function placeNames({ renderer }: Pick<Editor, "renderer">, file: string, values: SiteValue | null) {
  const byName = (path: ValuePath) => path.map((key) => labelOf(key)).join(", ");
  const schema = renderer.fileSchema(file);
  if (values === null || schema === null) return byName;
  return (path: ValuePath) => placeName(schema, values, path);
}
