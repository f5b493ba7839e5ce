import { type Command, InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { timeZone } from "#contract/format-time.ts";
import { forms } from "#contract/forms/registry.ts";
import { plainDateOf, startOfDayMs } from "../stockholm-time.ts";
import { searchWords } from "../store/search-text.ts";
import { submissionStatuses } from "../store/tables/schema.ts";
import type { ListFilter } from "../submissions/list.ts";

const localTime = z.iso.datetime({ local: true });
const localMinute = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const time = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

/**
 * Parses `today`, `yesterday`, a date (`2026-11-20`) or a date with time; in Stockholm unless the time has an offset.
 * @returns milliseconds
 */
function parseTime(text: string): number {
  const today = plainDateOf(Date.now()).toString();
  if (text === "today") return startOfDayMs(today);
  if (text === "yesterday") return startOfDayMs(today, -1);
  if (z.iso.date().safeParse(text).success) return startOfDayMs(text);
  if (time.safeParse(text).success) return Date.parse(text);
  if (z.union([localTime, localMinute]).safeParse(text).success) {
    try {
      return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
    } catch {
      // A day or an hour that does not exist.
    }
  }
  throw new InvalidArgumentError(
    "expected a date like 2026-11-20, a time like 2026-11-20T14:05, today or yesterday.",
  );
}

function parseSearch(text: string): string {
  if (searchWords(text).length > 0) return text;
  throw new InvalidArgumentError("expected a word to look for.");
}

/** @returns a parser for whole numbers, 1 or more, of what `unit` names */
export function parseCount(unit: string) {
  return (text: string): number => {
    if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError(`expected a number of ${unit}, 1 or more.`);
    return Number(text);
  };
}

export type FilterOptions = Omit<ListFilter, "sinceMs"> & { since?: number };

/** Adds the options that choose submissions. */
export function withFilterOptions(command: Command): Command {
  return command
    .addOption(new Option("--form <form>", `only one form: ${Object.keys(forms).join(", ")}, or as listed`))
    .addOption(
      new Option(
        "--since <date>",
        "received since this date in Stockholm: 2026-11-20, today or yesterday",
      ).argParser(parseTime),
    )
    .addOption(new Option("--status <status>", "only one status").choices(submissionStatuses))
    .addOption(new Option("--email <address>", "sent from this address"))
    .addOption(
      new Option(
        "--search <text>",
        "with these words, or words that begin with them, in fields, reference, notes, replies or emails",
      ).argParser(parseSearch),
    );
}

/** The filter of these options. */
export const toFilter = ({ form, since, status, email, search }: FilterOptions): ListFilter => ({
  form,
  sinceMs: since,
  status,
  email,
  search,
});
