import * as z from "zod";
import { dayInStockholm } from "#content-model/dates.ts";
import { contentTimeMs, isPublished, publishTimeMs } from "#content-model/publication.ts";
import { type ContentFile, error, type Finding, locationOf, textAt, warning } from "./content.ts";

const dayFormat = z.iso.date();

/**
 * Finds days that cannot be meant. What becomes wrong as time passes is a warning, so that a site that was built
 * yesterday can be built today.
 */
export function findDateFaults(files: ContentFile[]): Finding[] {
  const today = dayInStockholm(contentTimeMs);
  const inOneYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return files.flatMap((file): Finding[] => {
    const found: Finding[] = [];
    const at = (field: string) => `${locationOf(file, [field])}: ${field}`;
    const day = (field: string) => {
      const text = textAt(file, field);
      return dayFormat.safeParse(text).success ? text : undefined;
    };
    const publishAt = textAt(file, "publishAt");
    const [date, datePosted, updated, deadline] = ["date", "datePosted", "updated", "deadline"].map(day);
    const firstDay = [today, publishAt?.slice(0, 10) ?? ""].sort().at(-1) ?? today;
    for (const field of ["date", "datePosted", "updated"]) {
      const value = day(field);
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
    const isFar = publishAt !== undefined && publishAt > inOneYear && publishTimeMs(publishAt) !== null;
    if (isFar && !isPublished({ publishAt }, contentTimeMs))
      found.push(warning(at("publishAt"), `is more than a year away; is the year right?`));
    return found;
  });
}
