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

/**
 * What the member can look at, and which of it the address names; the first when it names none. Until the counts bring
 * the positions, only a form is found.
 * @returns with the query of the address, for links, and that of the counts
 */
export function useSubject() {
  const member = useMember();
  const counts = useQuery(countsQuery);
  const [search] = useSearchParams();
  const options = [
    ...(counts.data?.positions ?? []).map((position) => toOption(position, { form: "career", position })),
    ...accessOf(member)
      .forms.filter((form) => form !== "career" && form !== "contact")
      .map((form) => toOption(formLabels[form], { form })),
  ];
  const named = options.find(({ query }) => query === search.toString());
  const chosen = named ?? (counts.data && options[0]);
  return { options, chosen, query: chosen?.query ?? search.toString(), counts };
}
