import { accessOf, formsIn } from "#contract/desk/access.ts";
import type { Numbers } from "#contract/desk/numbers.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import { plainDateOf, startOfDayMs } from "../../../stockholm-time.ts";
import type { SubmissionTimes } from "../../../store/repositories/numbers.ts";
import type { Store } from "../../../store/store.ts";
import { answerDueAt } from "./answer-times.ts";
import { stageFunnel } from "./stage-funnel.ts";

const defaultWeeks = 26;
/** Ten years; an earlier beginning is moved. */
const maxWeeks = 520;

const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** Whether the first reply was, or still can be, in time. */
const isInTime = (receivedAt: number, atMs: number) => atMs <= answerDueAt("career", receivedAt);

/**
 * The value below which a share of all lie, in proportion between the two nearest, as spreadsheets do; null without any.
 * @param share from 0 to 1
 */
function percentile(values: number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (position % 1);
}

/** How many have each combination of these values. */
function countBy<Key extends Record<string, string>>(keys: Key[]): (Key & { count: number })[] {
  const groups = Map.groupBy(keys, (key) => JSON.stringify(key));
  return [...groups.values()].flatMap(([key, ...others]) =>
    key ? [{ ...key, count: 1 + others.length }] : [],
  );
}

/** The Monday of the week of each submission, looked up among the weeks' beginnings. */
function weekFinder(since: Temporal.PlainDate, until: Temporal.PlainDate) {
  const weeks: { week: string; startMs: number }[] = [];
  for (let day = mondayOf(since); Temporal.PlainDate.compare(day, until) <= 0; day = day.add({ days: 7 })) {
    weeks.push({ week: day.toString(), startMs: startOfDayMs(day.toString()) });
  }
  return (timeMs: number) => weeks.findLast(({ startMs }) => startMs <= timeMs)?.week ?? "";
}

/** Hours from receipt to a time that some have. */
const hoursTo = (submissions: SubmissionTimes[], time: "firstOpenedAt" | "firstRepliedAt") =>
  submissions.flatMap(({ receivedAt, [time]: at }) => (at === null ? [] : [(at - receivedAt) / hourMs]));

function timesOf(form: FormKind, submissions: SubmissionTimes[]): Numbers["times"][number] {
  const opened = hoursTo(submissions, "firstOpenedAt");
  const replied = hoursTo(submissions, "firstRepliedAt");
  // Those that came in lately may still be answered in time; who withdrew until then waits for no answer.
  const due = submissions.filter(
    ({ receivedAt, firstRepliedAt, withdrawnAt }) =>
      firstRepliedAt !== null || !isInTime(receivedAt, withdrawnAt ?? Date.now()),
  );
  const inTime = submissions.filter(
    ({ receivedAt, firstRepliedAt }) => firstRepliedAt !== null && isInTime(receivedAt, firstRepliedAt),
  );
  return {
    form,
    received: submissions.length,
    openedMedianHours: percentile(opened, 0.5),
    openedP90Hours: percentile(opened, 0.9),
    repliedMedianHours: percentile(replied, 0.5),
    repliedP90Hours: percentile(replied, 0.9),
    // No other form promises an answer within 48 hours.
    share48: form !== "career" || due.length === 0 ? null : inTime.length / due.length,
  };
}

/**
 * Numbers about the applications of the forms that the member sees.
 * @param range dates of Stockholm, both included; the last 26 weeks unless given
 */
export async function deskNumbers(
  { numbers }: Pick<Store, "numbers">,
  stages: Stages,
  member: ActingMember,
  range: { since?: string; until?: string },
): Promise<Numbers> {
  const today = plainDateOf(Date.now());
  const until = range.until ? Temporal.PlainDate.from(range.until) : today;
  const earliest = mondayOf(until).subtract({ weeks: maxWeeks - 1 });
  const given = range.since
    ? Temporal.PlainDate.from(range.since)
    : mondayOf(until).subtract({ weeks: defaultWeeks - 1 });
  const since = Temporal.PlainDate.compare(given, earliest) < 0 ? earliest : given;
  const [sinceMs, untilMs] = [startOfDayMs(since.toString()), startOfDayMs(until.toString(), 1)];
  const access = accessOf(member);
  const forms = formsIn(access);
  const submissions = await numbers.submissions(access, sinceMs, untilMs);
  const moves = await numbers.stagesReached(access, sinceMs, untilMs);
  const weekOf = weekFinder(since, until);
  const perWeek = countBy(
    submissions.map(({ form, position, receivedAt }) => ({ week: weekOf(receivedAt), form, position })),
  );
  const sources = countBy(
    submissions.flatMap(({ form, sourcePage }) => (sourcePage === "" ? [] : [{ sourcePage, form }])),
  );
  return {
    since: since.toString(),
    until: until.toString(),
    perWeek: perWeek.sort((a, b) => (a.week < b.week ? -1 : 1)),
    times: forms.map((form) =>
      timesOf(
        form,
        submissions.filter((submission) => submission.form === form),
      ),
    ),
    funnel: stageFunnel(stages, forms, submissions, moves),
    sources: sources.sort((a, b) => b.count - a.count),
  };
}
