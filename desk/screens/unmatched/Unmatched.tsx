import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UnmatchedMessage } from "#contract/desk/messages.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import { useMember } from "../../api/members.ts";
import { LoadMore } from "../../components/LoadMore.tsx";
import { Message } from "../../components/Message.tsx";
import { QueryState } from "../../components/QueryState.tsx";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { Screen } from "../../layout/Screen.tsx";
import { UnmatchedItem } from "./UnmatchedItem.tsx";
import { unmatchedQuery, useDeletion } from "./unmatched-query.ts";

/** Mails that came in and that nobody but a person can say the application of. */
export function Unmatched() {
  const query = useInfiniteQuery(unmatchedQuery);
  const deletion = useDeletion();
  const [messageToDelete, setMessageToDelete] = useState<UnmatchedMessage | null>(null);
  const canChange = mayEdit(useMember());
  return (
    <Screen title="Unmatched">
      <p className="max-w-prose text-quiet">
        These emails are not replies to one of ours, or come from an address other than the applicant’s.
        Please add each of them to an application, or delete it.
      </p>
      <QueryState query={query} loadingText="Loading the emails …" />
      {query.data?.length === 0 && <Message title="There are no unmatched emails" />}
      {query.data && query.data.length > 0 && (
        <ul ref={keepFocus} className="mt-4 border-t border-hairline-strong">
          {query.data.map((message) => (
            <li key={message.id}>
              <UnmatchedItem message={message} canChange={canChange} onDelete={setMessageToDelete} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore query={query} />
      <ConfirmDialog
        open={messageToDelete !== null}
        onClose={() => setMessageToDelete(null)}
        title="Delete this email?"
        description="The email is removed for good, here and in the mailbox."
        action="Delete"
        onConfirm={() => {
          if (messageToDelete) deletion.mutate(messageToDelete.id);
          setMessageToDelete(null);
        }}
      />
    </Screen>
  );
}
