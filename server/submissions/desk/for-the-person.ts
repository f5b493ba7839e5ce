import type { Application } from "#contract/desk/application.ts";
import type { DeskAction } from "../../store/tables/schema.ts";

/** What the activity log calls the same as `unnamedKinds`: who did it is left out as well. */
export const unnamedActions: DeskAction[] = [
  "ask",
  "releaseReader",
  "stepAside",
  "judge",
  "decide",
  "withdrawDecision",
];

const unnamedKinds = [
  "readerAsked",
  "readerReleased",
  "steppedAside",
  "judged",
  "decided",
  "decisionWithdrawn",
];

/** An application as it is given to the person who sent it: judgements and decision stay, who made them is left out. */
export const forThePerson = ({ readings, decision, timeline, ...application }: Application): Application => ({
  ...application,
  decision: decision && { ...decision, memberId: "" },
  readings: { ...readings, list: readings.list.map((reading) => ({ ...reading, memberId: "" })) },
  timeline: timeline.map((entry) =>
    unnamedKinds.includes(entry.kind)
      ? {
          ...entry,
          actorId: null,
          details: { outcome: entry.details.outcome, startsAt: entry.details.startsAt },
        }
      : entry,
  ),
});
