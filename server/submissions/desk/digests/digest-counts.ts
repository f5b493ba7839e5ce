import { accessOf } from "#contract/desk/access.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import type { InboxQuery } from "../../../store/queries/inbox-query.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { lateQuery, waitingQuery } from "../inbox/waiting.ts";

/** Numbers of what waits for a member. */
export type DigestCounts = {
  new: number;
  /** What the member has to do, and how many assigned ones are late. */
  mine: number;
  mineLate: number;
  late: number;
  quarantined: number;
  failedMails: number;
};

/** Counts what a member's digest tells. @param sinceMs from when on an application is new */
export async function digestCounts(
  { inbox, mails }: Pick<Repositories, "inbox" | "mails">,
  stages: Stages,
  member: ActingMember,
  sinceMs: number,
): Promise<DigestCounts> {
  const access = accessOf(member);
  const count = (query: Omit<InboxQuery, "access">) => inbox.count({ access, ...query });
  return {
    new: await count({ status: "inbox", sinceMs }),
    mine: await count({
      status: "inbox",
      mine: { memberId: member.id, waiting: waitingQuery(stages, "us") },
    }),
    mineLate: await count({ status: "inbox", assigneeId: member.id, late: lateQuery(stages) }),
    late: await count({ status: "inbox", late: lateQuery(stages) }),
    quarantined: await count({ status: "quarantined" }),
    failedMails: await mails.countFailed(access),
  };
}
