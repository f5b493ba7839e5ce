import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import {
  applicationQuery,
  rememberApplication,
  usePrefetchedApplications,
  useRecordOpening,
} from "../../api/application.ts";
import { errorText, hasStatus } from "../../api/client.ts";
import { inboxHref, listHref, useInboxFilter } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { LoadingFailed, Message } from "../../components/Message.tsx";
import { applicantName } from "../../components/names.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { ShortcutsPaused } from "../../keyboard/shortcuts.ts";
import { BackLink } from "../../layout/BackLink.tsx";
import { Screen } from "../../layout/Screen.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { ApplicationBody } from "./ApplicationBody.tsx";
import { NeighborLinks } from "./NeighborLinks.tsx";
import { PhoneActions } from "./PhoneActions.tsx";
import { Properties } from "./Properties.tsx";
import { ReplyComposer } from "./reply/ReplyComposer.tsx";
import { useApplicationActions } from "./use-application-actions.ts";
import { useNeighbors } from "./use-neighbors.ts";

/** One application: everything about it, and what can be done with it. */
export function Application() {
  const params = useParams();
  // As the server finds it in any case, and names it.
  const reference = (params.reference ?? "").toUpperCase();
  const filter = useInboxFilter();
  const neighbors = useNeighbors(reference, filter);
  const query = useQuery(applicationQuery(reference));
  const row = query.data?.application ?? neighbors.row;
  const me = useMember();
  const actions = useApplicationActions({ row, neighbors, filter, me });
  useEffect(() => rememberApplication(reference), [reference]);
  useRecordOpening(reference, query.data !== undefined);
  usePrefetchedApplications(neighbors.next?.reference, neighbors.previous?.reference);

  // What one may no longer see is not shown any longer.
  if (hasStatus(query.error, 404)) return <ApplicationMissing />;
  if (query.error && !query.data) {
    return (
      <Screen title="Application" scrolls={false}>
        <LoadingFailed isInset reason={errorText(query.error)} onRetry={query.refetch} />
      </Screen>
    );
  }
  return (
    <Screen
      title={row ? applicantName(row) : reference}
      back={<BackLink to={listHref(filter)} label="Back to the list" hasKey />}
      scrolls={false}
      actions={
        <>
          <span className="max-md:hidden">
            <NeighborLinks {...neighbors} filter={filter} />
          </span>
          {row && <ApplicationActions row={row} actions={actions} />}
        </>
      }
    >
      {row && <Properties row={row} actions={actions} />}
      {query.isPending && (actions.replyMode || actions.focusNote) && <ShortcutsPaused />}
      <ApplicationBody
        key={reference}
        data={query.data}
        me={me}
        canWrite={actions.canWrite}
        focusNote={actions.focusNote}
        onReply={actions.startReply}
      >
        {query.data && actions.replyMode && (
          <ReplyComposer
            key={actions.replyMode}
            data={query.data}
            me={me}
            stages={actions.stages}
            mode={actions.replyMode}
            onClose={actions.closeReply}
          />
        )}
      </ApplicationBody>
      {row && <PhoneActions isArchived={row.isArchived} actions={actions} />}
    </Screen>
  );
}

function ApplicationMissing() {
  return (
    <Screen title="Not found" scrolls={false}>
      <Message
        isInset
        title="There is no such application"
        description="The reference may be wrong, or you may have no access to this application."
      >
        <Link to={inboxHref({})} className={buttonVariants()}>
          To the inbox
        </Link>
      </Message>
    </Screen>
  );
}
