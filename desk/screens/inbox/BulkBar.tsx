import {
  IconArchive,
  IconArchiveOff,
  IconMail,
  IconMailOff,
  IconMailOpened,
  IconMessageReply,
  IconX,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Change } from "../../api/change.ts";
import { membersQuery, useMember } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { AssigneePicker } from "../../components/AssigneePicker.tsx";
import { canBeDeclined } from "../../components/can-be-declined.ts";
import { applicantName } from "../../components/names.ts";
import { StagePicker } from "../../components/StagePicker.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { keepToastsAbove } from "../../components/ui/keep-toasts-above.ts";
import { canWriteToSeveral } from "./several/can-write-to-several.ts";

/** A list that a key has opened. */
export type OpenPicker = "stage" | "assignee" | null;

type Props = {
  /** Targets of the actions: the selected rows, or the current one. */
  targets: readonly InboxRow[];
  openPicker: OpenPicker;
  onOpenPicker: (picker: OpenPicker) => void;
  onChange: (change: Change) => void;
  onClose: () => void;
  onWrite: (mode: "reply" | "decline") => void;
};

/** The value that all rows share; undefined when they differ. */
function shared<Value>(rows: readonly InboxRow[], read: (row: InboxRow) => Value): Value | undefined {
  const values = new Set(rows.map(read));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The actions on the selected applications, at the bottom of the list. */
export function BulkBar({ targets, openPicker, onOpenPicker, onChange, onClose, onWrite }: Props) {
  const me = useMember();
  const members = useQuery(membersQuery).data ?? [];
  const stages = useQuery(stagesQuery).data;
  const only = targets.length === 1 ? targets[0] : undefined;
  const form = shared(targets, (row) => row.form);
  const areArchived = targets.every((row) => row.isArchived);
  const areUnread = targets.every((row) => row.isUnread);
  return (
    <section
      ref={keepToastsAbove}
      aria-label="Selected applications"
      className="grid shrink-0 grid-cols-2 items-center gap-2 border-t border-hairline bg-raised px-4 py-2 md:flex md:flex-wrap lg:px-6"
    >
      <p className="mr-2 font-medium">{only ? applicantName(only) : `${targets.length} selected`}</p>
      <StagePicker
        stages={form && stages ? stages[form] : []}
        value={shared(targets, (row) => row.stage) ?? null}
        emptyText={
          form
            ? undefined
            : "The selected applications are of different kinds, which have different stages. Please select applications of one kind only."
        }
        open={openPicker === "stage"}
        onOpenChange={(isOpen) => onOpenPicker(isOpen ? "stage" : null)}
        onChange={(stage) => onChange({ stage })}
      />
      <AssigneePicker
        members={members}
        myId={me.id}
        applications={targets}
        value={shared(targets, (row) => row.assigneeId)}
        open={openPicker === "assignee"}
        onOpenChange={(isOpen) => onOpenPicker(isOpen ? "assignee" : null)}
        onChange={(assigneeId) => onChange({ assigneeId })}
      />
      {targets.length > 1 && canWriteToSeveral(targets) && (
        <>
          <Button onClick={() => onWrite("reply")}>
            <IconMessageReply aria-hidden />
            Reply …
          </Button>
          {targets.every(canBeDeclined) && (
            <Button onClick={() => onWrite("decline")}>
              <IconMailOff aria-hidden />
              Decline …
            </Button>
          )}
        </>
      )}
      <Button onClick={() => onChange({ archived: !areArchived })}>
        {areArchived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
        {areArchived ? "Back to the inbox" : "Archive"}
      </Button>
      <Button variant="quiet" onClick={() => onChange({ unread: !areUnread })}>
        {areUnread ? <IconMailOpened aria-hidden /> : <IconMail aria-hidden />}
        {areUnread ? "Mark as read" : "Mark as unread"}
      </Button>
      <Button
        variant="quiet"
        iconOnly
        aria-label="Clear the selection"
        className="ml-auto max-md:col-start-2 max-md:row-start-1"
        onClick={onClose}
      >
        <IconX aria-hidden />
      </Button>
    </section>
  );
}
