import { dayMs, hourMs } from "#contract/durations.ts";
import type { Store } from "../../store/store.ts";
import { everybodyIn, queueCalendarMails } from "./calendar-mails.ts";

/** How long before an interview everybody is reminded. */
export const reminderMs = dayMs;

/** After a server was off for long, a reminder would come too late to be one. */
const latestMs = 2 * hourMs;

/**
 * Queues the reminders of interviews that begin within a day: one for everybody in it, once, however many servers look.
 * @returns of how many interviews
 */
export function queueReminders({ transaction }: Pick<Store, "transaction">, nowMs: number): Promise<number> {
  return transaction(async (repositories) => {
    const due = await repositories.interviews.claimReminders(nowMs + latestMs, nowMs + reminderMs);
    for (const interview of due) {
      await queueCalendarMails(repositories, "reminder", interview, everybodyIn(interview), nowMs);
    }
    return due.length;
  });
}
