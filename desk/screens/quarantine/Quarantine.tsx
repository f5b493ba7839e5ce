import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import { inboxQuery } from "../../api/inbox.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { useRelease } from "../../api/release-and-erase.ts";
import { EraseDialog } from "../../components/EraseDialog.tsx";
import { LoadMore } from "../../components/LoadMore.tsx";
import { Message } from "../../components/Message.tsx";
import { applicantName } from "../../components/names.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { Screen } from "../../layout/Screen.tsx";

const filter = { status: "quarantined" } as const;

/** Applications held back because a hidden field was filled in, as programs do. No mail was sent for them. */
export function Quarantine() {
  const query = useInfiniteQuery(inboxQuery(filter));
  const release = useRelease();
  const [rowToErase, setRowToErase] = useState<InboxRow | null>(null);
  const canChange = mayEdit(useMember());
  return (
    <Screen title="Quarantine">
      <p className="max-w-prose text-quiet">
        These may be spam: a field that people cannot see was filled in. If you release one, it moves to the
        inbox and its emails are sent.
      </p>
      <QueryState query={query} loadingText="Loading the quarantine …" />
      {query.data?.length === 0 && <Message title="The quarantine is empty" />}
      {query.data && query.data.length > 0 && (
        <ul ref={keepFocus} className="mt-4 border-t border-hairline-strong">
          {query.data.map((row) => (
            <li
              key={row.reference}
              className="grid min-h-row items-center gap-x-4 border-b border-hairline py-1.5 max-md:grid-cols-[1fr_auto] md:grid-cols-[minmax(8rem,1fr)_minmax(10rem,1.5fr)_minmax(8rem,1fr)_4rem_auto]"
            >
              <Link
                to={applicationHref(row.reference, filter)}
                className="truncate font-medium underline-offset-[0.2em] hover:text-accent hover:underline pointer-coarse:py-2"
              >
                {applicantName(row)}
              </Link>
              <span className="truncate text-quiet max-md:order-1 max-md:col-span-2">{row.email}</span>
              <span className="truncate text-quiet max-md:order-1 max-md:col-span-2">{row.title}</span>
              <TimeAgo time={row.receivedAt} className="text-quiet tabular-nums" />
              {canChange && (
                <span className="flex gap-2 max-md:order-1 max-md:mt-2">
                  <Button disabled={release.isPending} onClick={() => release.mutate(row)}>
                    Release<span className="sr-only"> {applicantName(row)}</span>
                  </Button>
                  <Button variant="quiet" onClick={() => setRowToErase(row)}>
                    Erase<span className="sr-only"> {applicantName(row)}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <LoadMore query={query} />
      <EraseDialog row={rowToErase} onClose={() => setRowToErase(null)} />
    </Screen>
  );
}
