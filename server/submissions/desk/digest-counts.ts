import type { Stages } from "#contract/desk/stages.ts";
import type { Repositories } from "../../store/repositories.ts";
import { lateQuery } from "./inbox-query.ts";
import { type ActingMember, visibleForms } from "./permissions.ts";

/** What waits for a member. */
export type DigestCounts = { new: number; late: number; quarantined: number; failedMails: number };

/** Counts what a member's digest tells. @param sinceMs from when on an application is new */
export async function digestCounts(
  { inbox, mails }: Pick<Repositories, "inbox" | "mails">,
  stages: Stages,
  member: ActingMember,
  sinceMs: number,
): Promise<DigestCounts> {
  const forms = visibleForms(member);
  return {
    new: await inbox.count({ forms, status: "inbox", sinceMs }),
    late: await inbox.count({ forms, status: "inbox", late: lateQuery(stages) }),
    quarantined: await inbox.count({ forms, status: "quarantined" }),
    failedMails: await mails.countFailed(forms),
  };
}
