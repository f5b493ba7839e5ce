import type { Stages } from "#contract/desk/stages.ts";
import type { InboxQuery } from "../../store/inbox-query.ts";
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
  const count = async (query: Omit<InboxQuery, "forms">) =>
    (await inbox.countByForm({ forms, ...query })).reduce((sum, row) => sum + row.count, 0);
  return {
    new: await count({ status: "inbox", sinceMs }),
    late: await count({ status: "inbox", late: lateQuery(stages) }),
    quarantined: await count({ status: "quarantined" }),
    failedMails: await mails.countFailed(forms),
  };
}
