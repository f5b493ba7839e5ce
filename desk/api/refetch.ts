import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { LiveChange } from "#contract/desk/live.ts";

/** What was changed, with the application it concerns if it was one alone. */
export type Changed = Pick<LiveChange, "kind" | "reference">;

/** The beginnings of the keys of all queries that a change makes out of date; an empty key is that of every query. */
export function staleKeys({ kind, reference }: Changed): string[][] {
  const application = reference ? ["application", reference] : ["application"];
  // Filled in with the applicant's name and address, the decision's reasons and the member's name.
  const templates = ["reply-templates", ...application.slice(1)];
  switch (kind) {
    case "all":
      return [[]];
    case "members":
      return [["members"], ["me"], ["reply-templates"], ["member-work"]];
    case "views":
      return [["views"]];
    case "site":
      return [["site"]];
    case "draft":
      return [application];
    case "mails":
      return [["mails"], ["unmatched"], ["counts"], application];
    case "application":
      return [
        ...[["inbox"], ["counts"], ["pipeline"], ["comparison"], ["person"]],
        ...[["mails"], ["unmatched"], ["member-work"], application, templates],
      ];
  }
}

/** Fetches again what a change makes out of date, if it is shown. */
export const refetch = (queries: QueryClient, changed: Changed) =>
  Promise.all(staleKeys(changed).map((queryKey) => queries.invalidateQueries({ queryKey })));

/** The same, for changes that a component makes. */
export function useRefetch() {
  const queries = useQueryClient();
  return (kind: Changed["kind"], reference?: string) => refetch(queries, { kind, reference });
}
