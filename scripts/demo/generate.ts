import { randomUUID } from "node:crypto";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import { type FormKind, forms } from "#contract/forms/registry.ts";
import { referenceAlphabet } from "#contract/reference.ts";
import type { NewSubmission, Note } from "#server/store/tables/schema.ts";
import { answerDueAt } from "#server/submissions/desk/inbox/answer-times.ts";
import { type DemoPosition, enteredFields, person, sentences } from "./entered-fields.ts";
import { createRandom, type Random } from "./random.ts";
import * as words from "./words.ts";

/** History of an application after it came in. */
export type History = {
  submission: NewSubmission & { fields: string; stage: string };
  /** Stages it went through, each with the time it reached it. */
  stages: { from: string; to: string; at: number; actorId: string }[];
  notes: Note[];
  /** Answered with a reply at this time; null without one. */
  reply: { text: string; at: number; authorId: string } | null;
};

export type DemoOptions = {
  count: number;
  stages: Stages;
  positions: DemoPosition[];
  /** Ids of the members who work with the applications of a form. */
  memberIdsOf: (form: FormKind) => string[];
  nowMs: number;
  /** How long ago the first application came in. */
  spanDays: number;
};

/** The number of an application in the letters of references. */
function reference(index: number): string {
  const base = referenceAlphabet.length;
  const characters = Array.from(
    { length: 6 },
    (_, place) => referenceAlphabet[Math.floor(index / base ** (5 - place)) % base],
  );
  return `NVS-${characters.join("")}`;
}

/** The team's actions on an application in the days since it came in. */
function work(random: Random, submission: History["submission"], options: DemoOptions) {
  const { stages, nowMs } = options;
  const { id, receivedAt } = submission;
  const memberIds = options.memberIdsOf(submission.form);
  const list = stages[submission.form];
  const history: Omit<History, "submission"> = { stages: [], notes: [], reply: null };
  const age = (nowMs - receivedAt) / dayMs;
  if (submission.status === "quarantined" || random.chance(Math.max(0.02, 0.9 - age / 2))) return history;
  let at = receivedAt;
  /** When the next thing was done: some hours after the one before, and before now. */
  const next = (minHours: number, maxHours: number) => {
    const latestMs = Math.floor(((nowMs - at) * random.between(10, 50)) / 100);
    at += Math.min(random.between(minHours, maxHours) * hourMs, latestMs);
    return at;
  };
  submission.firstOpenedAt = next(1, 40);
  submission.assigneeId = random.chance(0.8) ? random.pick(memberIds) : null;
  const open = list.filter(({ outcome }) => outcome === "open");
  const ended = list.filter(({ outcome }) => outcome !== "open");
  const steps = Math.min(open.length - 1, Math.floor(random.fraction() ** 2 * (open.length + 1)));
  const path = open.slice(1, steps + 1);
  const last = random.chance(0.12) ? ended[0] : ended.at(-1);
  if (last && random.chance(age / 60)) path.push(last);
  if (path.length > 0 || random.chance(0.4)) {
    history.reply = {
      text: sentences(random, ["Thank you. We would like to talk with you about {market}."], 1),
      at: next(1, 30),
      authorId: random.pick(memberIds),
    };
  }
  for (const { id: to } of path) {
    const actorId = random.pick(memberIds);
    history.stages.push({ from: submission.stage, to, at: next(6, 120), actorId });
    submission.stage = to;
  }
  for (let count = random.between(0, 3); count > 0; count--) {
    const [authorId, colleague] = [random.pick(memberIds), random.pick(memberIds)];
    const mention = random.chance(0.2) ? ` @[${colleague}]` : "";
    const text = sentences(random, words.noteSentences, 2) + mention;
    history.notes.push({
      id: randomUUID(),
      submissionId: id,
      authorId,
      text,
      createdAt: next(6, 120),
      editedAt: null,
      version: 1,
    });
  }
  const isEnded = ended.some((stage) => stage.id === submission.stage);
  if (isEnded && random.chance(0.8)) submission.archivedAt = next(6, 120);
  submission.version = 1 + history.stages.length;
  return history;
}

const shareOfForms: FormKind[] = ["career", "career", "career", "founder", "founder", "contact", "partner"];

/** Plausible applications in the order they came in: the same for the same options, but for their ids. */
export function* generateApplications(options: DemoOptions): Generator<History> {
  const { count, nowMs, spanDays, stages, positions } = options;
  const random = createRandom("demo");
  const people: Record<string, string>[] = [];
  const kinds = positions.length > 0 ? shareOfForms : formKinds.filter((kind) => kind !== "career");
  for (let index = 0; index < count; index++) {
    const form = random.pick(kinds);
    const who = person(random, people);
    const { formType = "", ...fields } = enteredFields(random, form, who, positions);
    // Somewhat more of them lately.
    const age = (1 - (index + random.fraction()) / count) ** 1.2 * spanDays * dayMs;
    const receivedAt = Math.round(nowMs - age);
    const submission = {
      id: randomUUID(),
      reference: reference(index),
      form,
      formType,
      emailConfigType: forms[form].emailConfigType,
      fields: JSON.stringify(fields),
      email: fields.email ?? "",
      status: random.chance(0.02) ? ("quarantined" as const) : ("accepted" as const),
      codeHash: null,
      receivedAt,
      answerDueAt: answerDueAt(form, receivedAt),
      position: fields.position ?? "",
      venture: positions.find(({ sourcePage }) => sourcePage === fields.sourcePage)?.company ?? "",
      sourcePage: fields.sourcePage ?? "",
      stage: stages[form][0]?.id ?? "",
    } as History["submission"];
    yield { ...work(random, submission, options), submission };
  }
}
