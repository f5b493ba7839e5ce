import type { Application, TimelineEntry } from "#contract/desk/application.ts";

const changesAfter = ({ timeline }: Application, version: number): TimelineEntry[] =>
  timeline.filter(({ details }) => (details.version ?? 0) > version);

/** The stage that an application had at one of its versions. */
export function stageAt(data: Application, version: number): string | null {
  const move = changesAfter(data, version).find(({ kind }) => kind === "stage");
  return move?.details.from ?? data.application.stage;
}

/**
 * What happened to an application since a version of it, oldest first, from the first change on that is not the member's
 * own.
 * @returns it, and the version before it
 */
export function unseenChanges(data: Application, memberId: string, version: number) {
  const later = changesAfter(data, version);
  const first = later.findIndex(({ actorId }) => actorId !== memberId);
  const own = first < 0 ? later : later.slice(0, first);
  return { changes: later.slice(own.length), seenVersion: own.at(-1)?.details.version ?? version };
}
