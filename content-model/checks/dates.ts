import { dateOf } from "#contract/desk/format-day.ts";
import { currentContent } from "../content-context.ts";
import { isPublished } from "../publication.ts";
import { type ContentFile, error, type Finding, placeOf, textAt, warning } from "./content.ts";

/**
 * Finds days that cannot be meant. What becomes wrong as time passes is a warning, so that a site that was built
 * yesterday can be built today.
 */
export function findDateFaults(files: ContentFile[]): Finding[] {
  const { timeMs } = currentContent();
  const today = dateOf(timeMs);
  const longAgo = `${Number(today.slice(0, 4)) - 20}${today.slice(4)}`;
  const inOneYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return files.flatMap((file): Finding[] => {
    const found: Finding[] = [];
    const at = (field: string) => placeOf(file, [field]);
    // Pages have labels of these names.
    const day = (field: string) => {
      const text = textAt(file, field);
      return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
    };
    const publishAt = textAt(file, "publishAt");
    const [date, datePosted, updated, deadline] = ["date", "datePosted", "updated", "deadline"].map(day);
    const firstDay = [today, publishAt?.slice(0, 10) ?? ""].sort().at(-1) ?? today;
    for (const field of ["date", "datePosted", "updated"]) {
      const value = day(field);
      if (value !== undefined && value < longAgo)
        found.push(warning(at(field), "is more than twenty years ago; is the year right?"));
      if (value === undefined || value <= firstDay || file.value.draft === true) continue;
      found.push(
        error(
          at(field),
          `${value} has not come yet; write today’s day, or hold the item back with publishAt: ${value}`,
        ),
      );
    }
    if (date && date <= firstDay && updated && updated < date)
      found.push(error(at("updated"), `is before date, ${date}`));
    if (datePosted && deadline && deadline < datePosted)
      found.push(error(at("deadline"), `is before datePosted, ${datePosted}`));
    else if (deadline && deadline < today && file.value.filled !== true)
      found.push(warning(at("deadline"), `has passed: the position is shown as closed`));
    if (deadline && deadline > inOneYear)
      found.push(warning(at("deadline"), `is more than a year away; is the year right?`));
    const isFar = publishAt !== undefined && publishAt > inOneYear;
    if (isFar && !isPublished({ publishAt }, timeMs))
      found.push(warning(at("publishAt"), `is more than a year away; is the year right?`));
    return found;
  });
}
