import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { Member, MemberAccess } from "#contract/desk/members.ts";

const accessOnly = ({
  role,
  forms,
  positions,
  ventures,
  accessEndsAt,
  site,
}: MemberAccess): MemberAccess => ({
  role,
  forms,
  positions,
  ventures,
  accessEndsAt,
  site,
});

/** Whether two members may do the same, in whatever order it is named. */
export function hasSameAccess(one: MemberAccess, other: MemberAccess): boolean {
  const [ours, theirs] = [one, other].map((member) =>
    JSON.stringify(
      Object.values(accessOnly(member)).map((value) => (Array.isArray(value) ? value.toSorted() : value)),
    ),
  );
  return ours === theirs;
}

/** What the activity log says about a member who was invited, changed or removed. */
export const memberDetails = (
  before: MemberAccess | undefined,
  { id, name, ...after }: MemberAccess & Pick<Member, "id" | "name">,
): ActivityDetails => ({
  member: { id, name },
  ...(before && { before: accessOnly(before) }),
  after: accessOnly(after),
});
