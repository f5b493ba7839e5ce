import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { accessOf } from "#contract/desk/access.ts";
import { countsQuery } from "../../api/counts.ts";
import { useMember } from "../../api/members.ts";
import type { Subject } from "../../api/pipeline.ts";
import { formLabels } from "../../components/form-labels.ts";

export type SubjectOption = { label: string; subject: Subject; query: string };

const toOption = (label: string, subject: Subject): SubjectOption => ({
  label,
  subject,
  query: new URLSearchParams({
    form: subject.form,
    ...(subject.position && { position: subject.position }),
  }).toString(),
});

/** What the member can look at, and which of it the address names; the first without one. */
export function useSubject(): {
  options: SubjectOption[];
  chosen: SubjectOption | undefined;
  isKnown: boolean;
} {
  const member = useMember();
  const counts = useQuery(countsQuery).data;
  const [search] = useSearchParams();
  const options = [
    ...(counts?.positions ?? []).map((position) => toOption(position, { form: "career", position })),
    ...accessOf(member)
      .forms.filter((form) => form !== "career" && form !== "contact")
      .map((form) => toOption(formLabels[form], { form })),
  ];
  const chosen = options.find(({ query }) => query === search.toString()) ?? options[0];
  return { options, chosen, isKnown: counts !== undefined };
}
