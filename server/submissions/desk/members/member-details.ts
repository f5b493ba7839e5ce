import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { Member } from "#contract/desk/members.ts";

type Access = Pick<Member, "role" | "forms" | "positions" | "ventures" | "accessEndsAt" | "site">;

const accessOnly = ({ role, forms, positions, ventures, accessEndsAt, site }: Access): Access => ({
  role,
  forms,
  positions,
  ventures,
  accessEndsAt,
  site,
});

/** What the activity log says about a member who was invited, changed or removed. */
export const memberDetails = (
  before: Access | undefined,
  { id, name, ...after }: Access & Pick<Member, "id" | "name">,
): ActivityDetails => ({
  member: { id, name },
  ...(before && { before: accessOnly(before) }),
  after: accessOnly(after),
});
