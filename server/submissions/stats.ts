import type { Store } from "../store/store.ts";

/** Counts of submissions by form and status, of mails by state, and of those that wait or failed by their reason. */
export async function submissionStats({ statistics }: Pick<Store, "statistics">) {
  return {
    submissions: await statistics.submissionsByFormAndStatus(),
    mails: await statistics.mailsByState(),
    openMails: await statistics.openMailsByReason(),
  };
}
