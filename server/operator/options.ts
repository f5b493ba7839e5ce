import { type Command, InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { forms } from "#contract/forms/registry.ts";
import { submissionStatuses } from "../store/schema.ts";

const dateOrTime = z.union([
  z.iso.date(),
  z.iso.datetime({ local: true, offset: true }),
  // Without seconds.
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/** Parses a date (`2026-11-20`) or a date with time, in UTC unless it has an offset. @returns milliseconds */
function parseTime(text: string): number {
  const result = dateOrTime.safeParse(text);
  if (!result.success) {
    throw new InvalidArgumentError("expected a date like 2026-11-20, or a time like 2026-11-20T14:05.");
  }
  const hasNoOffset = /T[\d:.]+$/.test(result.data);
  return Date.parse(hasNoOffset ? `${result.data}Z` : result.data);
}

/** @returns a parser for whole numbers, 1 or more, of what `unit` names */
export function parseCount(unit: string) {
  return (text: string): number => {
    if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError(`expected a number of ${unit}, 1 or more.`);
    return Number(text);
  };
}

/** Adds the options that choose submissions. */
export function withFilterOptions(command: Command): Command {
  return command
    .addOption(new Option("--form <form>", `only one form: ${Object.keys(forms).join(", ")}, or as listed`))
    .addOption(new Option("--since <date>", "received on or after this date").argParser(parseTime))
    .addOption(new Option("--status <status>", "only one status").choices(submissionStatuses));
}
