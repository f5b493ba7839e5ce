import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";
import type { ApplicationLabels } from "./OpenApplication.tsx";

/** Where an application stands, in words. */
export const shownStage = (
  { stage, isWithdrawn }: Pick<ApplicationView, "stage" | "isWithdrawn">,
  { withdraw }: { withdraw: { done: string } },
): string | null => (isWithdrawn ? withdraw.done : stage);

/** What was just done, in words. */
export const noticeText = (
  notice: ApplicationNotice,
  { message, correction, interview }: ApplicationLabels,
): string =>
  ({
    sent: message.sent,
    corrected: correction.done,
    interviewChosen: interview.chosen.title,
    interviewCancelled: interview.cancelled.title,
  })[notice];
