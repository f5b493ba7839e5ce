import type { Interview } from "#contract/desk/interviews.ts";
import type { Interview as StoredInterview } from "../../../store/interviews.ts";

/** An interview as the desk shows it. */
export const toInterview = (interview: StoredInterview): Interview => ({
  id: interview.id,
  state: interview.state,
  durationMinutes: interview.durationMinutes,
  place: interview.place,
  memberIds: interview.memberIds,
  times: interview.times,
  startsAt: interview.startsAt,
});
