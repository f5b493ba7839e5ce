import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ApplicationChange, InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import { useApplicationChange } from "../../api/change-applications.ts";
import { applicationHref, listHref } from "../../api/inbox-filter.ts";
import { stagesQuery } from "../../api/stages.ts";
import { canBeDeclined } from "../../components/can-be-declined.ts";
import { type Shortcut, useShortcuts } from "../../keyboard/shortcuts.ts";
import { noteFieldId } from "./NoteComposer.tsx";
import type { ReplyMode } from "./reply/ReplyComposer.tsx";
import { replyTextId } from "./reply/ReplyForm.tsx";

/** What is being written. */
type Writing = "note" | ReplyMode;

/** The action with which the inbox opens an application, in the state of the navigation. */
type NavigationState = { start?: Writing } | null;

export type OpenPicker = "stage" | "assignee" | "putOff" | null;

type Options = {
  row: InboxRow | undefined;
  neighbors: { previous: InboxRow | undefined; next: InboxRow | undefined };
  filter: InboxFilter;
  me: Colleague;
};

/** Actions on an application, by buttons and by keys. */
export function useApplicationActions({ row, neighbors: { previous, next }, filter, me }: Options) {
  const navigate = useNavigate();
  const { mutate } = useApplicationChange();
  const stages = useQuery(stagesQuery).data;
  const [openPicker, setOpenPicker] = useState<OpenPicker>(null);
  const { start } = (useLocation().state as NavigationState) ?? {};
  const [begun, setBegun] = useState(() => (row && start ? { reference: row.reference, mode: start } : null));
  // Who comes back to an application begins no note again.
  if (begun?.mode === "note" && row && row.reference !== begun.reference) setBegun(null);
  const mode = row && begun?.reference === row.reference ? begun.mode : undefined;
  const canEdit = mayEdit(me);
  const canWrite = canEdit && row?.status === "accepted";
  const canDecline = canWrite && canBeDeclined(row);

  const open = (target: InboxRow | undefined) => {
    if (target) void navigate(applicationHref(target.reference, filter));
  };
  const close = () => void navigate(listHref(filter));
  const change = (change: ApplicationChange["change"]) => row && mutate({ rows: [row], change });
  const begin = (mode: Writing) =>
    row &&
    setBegun((now) =>
      now?.reference === row.reference && now.mode === mode ? now : { reference: row.reference, mode },
    );
  /** The same, where the field may be open already. */
  const beginOrFocus = (mode: "note" | "reply") => {
    begin(mode);
    document.getElementById(mode === "note" ? noteFieldId : replyTextId)?.focus();
  };
  const archive = () => {
    if (!row) return;
    change({ archived: !row.isArchived });
    // An archived one leaves most lists; the next takes its place.
    if (!row.isArchived) {
      if (next) open(next);
      else close();
    }
  };
  const markUnread = () => {
    change({ unread: true });
    close();
  };

  const writing: Shortcut[] = [
    { key: "a", label: "Assign", run: () => setOpenPicker("assignee") },
    { key: "s", label: "Change the stage", run: () => setOpenPicker("stage") },
    { key: "n", label: "Write a note", run: () => beginOrFocus("note") },
    { key: "r", label: "Reply", run: () => beginOrFocus("reply") },
    ...(canDecline ? [{ key: "d", label: "Decline", run: () => begin("decline") }] : []),
    { key: "p", label: "Put off", run: () => row?.waitingFor && setOpenPicker("putOff") },
    { key: "u", label: "Mark as unread", run: markUnread },
    { key: "e", label: row?.isArchived ? "Back to the inbox" : "Archive", run: archive },
  ];
  useShortcuts([
    { key: "j", label: "Next application", repeats: true, run: () => open(next) },
    { key: "k", label: "Previous application", repeats: true, run: () => open(previous) },
    { key: "Escape", label: "Back to the list", run: close },
    ...(canWrite ? writing : []),
  ]);

  return {
    /** Whether the member may change anything. */
    canEdit,
    /** Whether this application can be changed, too. */
    canWrite,
    canDecline,
    stages: (row && stages?.[row.form]) ?? [],
    openPicker,
    setOpenPicker,
    change,
    archive,
    markUnread,
    startReply: begin,
    replyMode: canWrite && mode !== "note" ? mode : undefined,
    focusNote: mode === "note",
    // The answer to a reply may come when another one has been begun.
    closeReply: () => setBegun((now) => (now === begun ? null : now)),
    close,
    /** Undefined at the ends of the list. */
    openPrevious: previous && (() => open(previous)),
    openNext: next && (() => open(next)),
  };
}

export type ApplicationActionsApi = ReturnType<typeof useApplicationActions>;
