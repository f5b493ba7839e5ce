import { type RefObject, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import type { Change } from "../../api/change.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { toasts } from "../../api/toasts.ts";
import { canBeDeclined } from "../../components/can-be-declined.ts";
import { type Shortcut, useShortcuts } from "../../keyboard/shortcuts.ts";
import type { OpenPicker } from "./BulkBar.tsx";
import { canWriteToSeveral, maxReplies } from "./several/can-write-to-several.ts";

type Actions = {
  filter: InboxFilter;
  /** The row that keys act on while nothing is selected. */
  currentRow: InboxRow | undefined;
  selected: readonly InboxRow[];
  canChange: boolean;
  search: RefObject<HTMLInputElement | null>;
  onMove: (offset: number) => void;
  onToggle: (reference: string) => void;
  onClear: () => void;
  onChange: (change: Change, rows: readonly InboxRow[]) => void;
  onOpenPicker: (picker: OpenPicker) => void;
  /** Several applications of one form are written to. */
  onWriteToSeveral: (mode: "reply" | "decline") => void;
};

/** The keys of the inbox. @returns whether an application is being opened for writing */
export function useInboxShortcuts(actions: Actions) {
  const { filter, currentRow, selected, canChange, search } = actions;
  const navigate = useNavigate();
  const { key: address } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = (row: InboxRow | undefined, start?: "note" | "reply" | "decline") => {
    if (!row) return;
    if (start) setOpenedAt(address);
    void navigate(applicationHref(row.reference, filter), { state: { start } });
  };
  /** Opens the selected application, or the current one; several of one form get replies together. */
  const write = (start: "note" | "reply" | "decline") => {
    if (selected.length < 2) return open(selected[0] ?? currentRow, start);
    if (start !== "note" && canWriteToSeveral(selected)) return actions.onWriteToSeveral(start);
    toasts.add({
      title: `${selected.length} applications are selected`,
      description: `You can write a note for one application at a time, and replies to up to ${maxReplies} applications of one kind. Esc clears the selection.`,
    });
  };
  const targets = selected.length > 0 ? selected : currentRow ? [currentRow] : [];
  const moving: Shortcut[] = [
    { key: "j", label: "Next application", repeats: true, run: () => actions.onMove(1) },
    { key: "k", label: "Previous application", repeats: true, run: () => actions.onMove(-1) },
    { key: "Enter", label: "Open the application", run: () => open(currentRow) },
    { key: "/", label: "Search", run: () => search.current?.focus() },
  ];
  const changing: Shortcut[] = [
    { key: "x", label: "Select", run: () => currentRow && actions.onToggle(currentRow.reference) },
    { key: "Escape", label: "Clear the selection", run: actions.onClear },
    { key: "a", label: "Assign", run: () => actions.onOpenPicker("assignee") },
    { key: "s", label: "Change the stage", run: () => actions.onOpenPicker("stage") },
    { key: "n", label: "Write a note", run: () => write("note") },
    { key: "r", label: "Reply", run: () => write("reply") },
    ...(targets.some(canBeDeclined) ? [{ key: "d", label: "Decline", run: () => write("decline") }] : []),
    {
      key: "e",
      label: "Archive, or back to the inbox",
      run: () => actions.onChange({ archived: !targets.every((row) => row.isArchived) }, targets),
    },
    {
      key: "u",
      label: "Mark as unread, or read",
      run: () => actions.onChange({ unread: !targets.every((row) => row.isUnread) }, targets),
    },
  ];
  useShortcuts(canChange ? [...moving, ...changing] : moving);
  return { isOpening: openedAt === address };
}
