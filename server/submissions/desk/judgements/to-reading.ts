import type { Reading } from "#contract/desk/readings.ts";

/** A reading as the desk shows it. */
export const toReading = ({ memberId, state, dueAt, judgedAt, judgement }: Reading): Reading => ({
  memberId,
  state,
  dueAt,
  judgedAt,
  judgement,
});
