import type { Store } from "../store/store.ts";

/** Counts of submissions by form and status, and of mails by state. */
export async function submissionStats({ statistics }: Pick<Store, "statistics">) {
  return {
    submissions: await statistics.submissionsByFormAndStatus(),
    mails: await statistics.mailsByState(),
  };
}
