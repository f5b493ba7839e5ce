import type { InboxRow } from "#contract/desk/inbox.ts";
import { useErase } from "../api/release-and-erase.ts";
import { ConfirmDialog } from "./ui/ConfirmDialog.tsx";

type Props = {
  /** What to erase; null while the dialog is closed. */
  row: InboxRow | null;
  onClose: () => void;
  onErased?: () => void;
};

/** Asks before an application is erased. */
export function EraseDialog({ row, onClose, onErased }: Props) {
  const erase = useErase();
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={`Erase ${row?.name || row?.reference}?`}
      description="All fields, the resume, notes, replies and waiting emails are removed for good. The reference, the kind of form and the date stay. Backups keep a copy until they expire."
      action="Erase"
      onConfirm={() => {
        if (row) erase.mutate(row, { onSuccess: onErased });
        onClose();
      }}
    />
  );
}
