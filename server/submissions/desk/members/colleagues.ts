import { accessOf } from "#contract/desk/access.ts";
import type { Colleague, Member } from "#contract/desk/members.ts";

/** Values that are in both lists. */
const shared = <Value>(one: readonly Value[], other: readonly Value[]) =>
  one.filter((value) => other.includes(value));

/** A member as another one may see them (`Colleague` of the contract). */
export function describeColleague(member: Member, viewer: Member): Colleague {
  const { digest: _, lastSeenAt, ...described } = member;
  if (viewer.role === "owner") return { ...described, lastSeenAt };
  const { forms, positions, ventures } = accessOf(viewer);
  const seesAllJobs = forms.includes("career");
  const own = accessOf(member);
  const sharedPositions = seesAllJobs ? member.positions : shared(member.positions, positions);
  const sharedVentures = seesAllJobs ? member.ventures : shared(member.ventures, ventures);
  const bothSeeJobs = own.forms.includes("career") && positions.length + ventures.length > 0;
  const worksWith =
    bothSeeJobs || [...shared(own.forms, forms), ...sharedPositions, ...sharedVentures].length > 0;
  return {
    ...described,
    email: worksWith || member.id === viewer.id ? member.email : "",
    positions: sharedPositions,
    ventures: sharedVentures,
  };
}
