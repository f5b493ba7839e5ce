import type { RefObject } from "react";
import { useNavigate } from "react-router";
import type { InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import type { Change } from "../../api/change.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { type Shortcut, useShortcuts } from "../../keyboard/shortcuts.ts";
import type { OpenPicker } from "./BulkBar.tsx";

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
};

/** The keys of the inbox. */
export function useInboxShortcuts(actions: Actions) {
  const { filter, currentRow, selected, canChange, search } = actions;
  const navigate = useNavigate();
  const open = (start?: "note" | "reply" | "decline") => {
    if (currentRow) void navigate(applicationHref(currentRow.reference, filter), { state: { start } });
  };
  const targets = selected.length > 0 ? selected : currentRow ? [currentRow] : [];
  const moving: Shortcut[] = [
    { key: "j", label: "Next application", run: () => actions.onMove(1) },
    { key: "k", label: "Previous application", run: () => actions.onMove(-1) },
    { key: "Enter", label: "Open the application", run: () => open() },
    { key: "/", label: "Search", run: () => search.current?.focus() },
  ];
  const changing: Shortcut[] = [
    { key: "x", label: "Select", run: () => currentRow && actions.onToggle(currentRow.reference) },
    { key: "Escape", label: "Clear the selection", run: actions.onClear },
    { key: "a", label: "Assign", run: () => actions.onOpenPicker("assignee") },
    { key: "s", label: "Change the stage", run: () => actions.onOpenPicker("stage") },
    { key: "n", label: "Write a note", run: () => open("note") },
    { key: "r", label: "Reply", run: () => open("reply") },
    { key: "d", label: "Decline", run: () => open("decline") },
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
}
