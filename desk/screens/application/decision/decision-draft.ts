import type { Application } from "#contract/desk/application.ts";
import { generalReasonId, type Merits, type NewDecision, outcomes } from "#contract/desk/decisions.ts";
import { useJsonDraft } from "../../../components/use-draft.ts";

/** What a member has entered so far: the outcome, and reasons by criterion. */
export type DecisionDraft = { outcome?: string; reasons: Record<string, string>; merits?: Partial<Merits> };

/** A decision being written, kept in the tab. @returns it, its setter, and what forgets it */
export const useDecisionDraft = (reference: string) =>
  useJsonDraft<DecisionDraft>(`decision:${reference}`, { reasons: {} });

/** What reasons are given for: the criteria, or one reason where there are none. */
export const reasonSubjects = ({ readings }: Application): { id: string; label: string }[] =>
  readings.criteria?.map(({ id, label }) => ({ id, label })) ?? [{ id: generalReasonId, label: "Reason" }];

/** Whether what decided is to be kept: for who is hired. */
export const needsMerits = ({ application }: Application, { outcome }: DecisionDraft): boolean =>
  application.form === "career" && outcome === "accepted";

function completeMerits({
  education = "",
  experience = "",
  other = "",
}: Partial<Merits> = {}): Merits | undefined {
  const merits = { education: education.trim(), experience: experience.trim(), other: other.trim() };
  return Object.values(merits).every(Boolean) ? merits : undefined;
}

/** Outcome, reasons and merits to send; undefined until there is an outcome, one reason and the merits if needed. */
export function completeDecision(
  data: Application,
  draft: DecisionDraft,
): Pick<NewDecision, "outcome" | "reasons" | "merits"> | undefined {
  const outcome = outcomes.find((each) => each === draft.outcome);
  const reasons = reasonSubjects(data).flatMap(({ id }) => {
    const reason = draft.reasons[id]?.trim();
    return reason ? [{ id, reason }] : [];
  });
  if (!outcome || reasons.length === 0) return undefined;
  if (!needsMerits(data, draft)) return { outcome, reasons };
  const merits = completeMerits(draft.merits);
  return merits && { outcome, reasons, merits };
}
