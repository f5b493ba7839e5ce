import type { InboxRow } from "#contract/desk/inbox.ts";
import { useErase } from "../api/release-and-erase.ts";
import { applicantName } from "./names.ts";
import { ConfirmDialog } from "./ui/ConfirmDialog.tsx";

type Props = {
  /** Target of the erasure; null while the dialog is closed. */
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
      title={row ? `Erase ${applicantName(row)}?` : ""}
      description="All fields, the resume, notes, judgements, sent and received emails and attachments are removed for good. The reference, the kind of application, its stage and dates, and the activity log stay. If this person was offered the position, the qualifications stay for two years, without the name. Backups keep a copy until they expire."
      action="Erase"
      onConfirm={() => {
        if (row) erase.mutate(row, { onSuccess: onErased });
        onClose();
      }}
    />
  );
}
