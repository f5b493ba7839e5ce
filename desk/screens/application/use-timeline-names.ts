import { useQuery } from "@tanstack/react-query";
import type { TimelineNames } from "#contract/desk/timeline-text.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { useMemberName } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { stageLabelIn } from "../../components/names.ts";

/** The names that stand in the timeline of an application of a form. */
export function useTimelineNames(form: FormKind): TimelineNames {
  const member = useMemberName();
  const stages = useQuery(stagesQuery).data?.[form];
  return { member, stage: (id) => stageLabelIn(stages, id) };
}
