import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { mayEdit } from "#contract/desk/roles.ts";
import { countsQuery } from "../../api/counts.ts";
import { useMember } from "../../api/members.ts";
import { LinkTabs } from "../../components/LinkTabs.tsx";
import { LoadMore } from "../../components/LoadMore.tsx";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { Screen } from "../../layout/Screen.tsx";
import { MailRow } from "./MailRow.tsx";
import { type MailState, mailsQuery, useMailDismissal, useMailRetry } from "./mails-query.ts";

const views: { state: MailState | undefined; label: string }[] = [
  { state: undefined, label: "All" },
  { state: "queued", label: "Waiting" },
  { state: "failed", label: "Failed" },
  { state: "sent", label: "Sent" },
];
const columns = ["Email", "About", "State", "Age"];

/** The mails of the site and the desk: which wait, which failed and why. Failed ones can be sent again. */
export function Mails() {
  const [search] = useSearchParams();
  const state = views.find((view) => view.state === search.get("state"))?.state;
  const query = useInfiniteQuery(mailsQuery(state));
  // What failed needs somebody, so that it stands above what is newer.
  const failed = useInfiniteQuery({ ...mailsQuery("failed"), enabled: state === undefined }).data ?? [];
  const first = state === undefined ? failed : [];
  const mails = [...first, ...(query.data?.filter(({ id }) => !first.some((mail) => mail.id === id)) ?? [])];
  const failedCount = useQuery(countsQuery).data?.failedMails ?? 0;
  const retry = useMailRetry();
  const dismissal = useMailDismissal();
  const canRetry = mayEdit(useMember());
  return (
    <Screen
      title="Emails"
      actions={
        failedCount > 0 &&
        canRetry && (
          <Button disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
            Try all failed emails again
          </Button>
        )
      }
    >
      <LinkTabs
        label="Emails by state"
        tabs={views.map(({ state: value, label }) => ({
          label,
          href: value ? `/mails?state=${value}` : "/mails",
          isCurrent: value === state,
          count: value === "failed" ? failedCount : 0,
        }))}
      />
      <QueryState query={query} loadingText="Loading the emails …" />
      {query.data && mails.length === 0 && (
        <Message title={state === "failed" ? "No email has failed" : "No emails"} />
      )}
      {mails.length > 0 && (
        <table className="mt-4 w-full text-left max-md:block">
          <thead className="text-fine text-quiet max-md:sr-only">
            <tr className="border-b border-hairline-strong">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-4 font-text">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
          <tbody ref={keepFocus} className="max-md:block">
            {mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                canRetry={canRetry}
                isRetrying={retry.isPending}
                onRetry={({ id }) => retry.mutate([id])}
                onDismiss={({ id }) => dismissal.mutate(id)}
              />
            ))}
          </tbody>
        </table>
      )}
      <LoadMore query={query} />
    </Screen>
  );
}
