import type { Merits, NewDecision } from "#contract/desk/decisions.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { searchWords } from "../../../store/search-text.ts";
import { findStage } from "../stages.ts";

/** Shorter parts of a name are also ordinary words. */
const shortestNamePart = 3;

/**
 * What decided for somebody who is hired, as the Discrimination Act (2008:567), chapter 2, section 4 may ask for it.
 * @returns undefined for other decisions
 * @throws ConflictError when it is missing, or names the applicant: it is kept longer than the application
 */
export function meritsFor(
  { form, fields }: Pick<InboxRecord, "form" | "fields">,
  { outcome, merits }: NewDecision,
): Merits | undefined {
  if (form !== "career" || outcome !== "accepted") return undefined;
  if (!merits) {
    throw new ConflictError(
      "Nothing was decided. Please write which education, experience and other qualifications the decision is based on: a rejected applicant may ask for them.",
    );
  }
  const { name = "", email = "" } = JSON.parse(fields) as Record<string, string>;
  const nameParts = searchWords(name).filter(({ length }) => length >= shortestNamePart);
  const text = Object.values(merits).join("\n");
  const words = new Set(searchWords(text));
  if (nameParts.some((part) => words.has(part)) || (email !== "" && text.includes(email))) {
    throw new ConflictError(
      "Nothing was decided. Please leave name and address out of the qualifications, which are kept after an erasure.",
    );
  }
  return merits;
}

/** Whether a stage is one in which a job applicant is hired. */
export const isHiredIn = (stage: string | null, form: FormKind, stages: Stages): boolean =>
  form === "career" && stage !== null && findStage(stages, form, stage)?.outcome === "accepted";

/**
 * Why a job application cannot be moved to a stage in which somebody is hired: without a decision nothing is kept of what
 * decided. Nothing when it can.
 */
export async function hireRefusal(
  { decisions, merits }: Pick<Repositories, "decisions" | "merits">,
  { id, form }: Pick<InboxRecord, "id" | "form">,
  stage: string,
  stages: Stages,
): Promise<string | undefined> {
  if (!isHiredIn(stage, form, stages)) return undefined;
  const [latest] = await decisions.ofSubmission(id);
  if (latest && (await merits.ofDecision(latest.id))) return undefined;
  return "Please first decide to accept, and write which qualifications the decision is based on: a rejected applicant may ask for them.";
}
