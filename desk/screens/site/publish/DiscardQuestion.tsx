import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";

type Props = {
  /** What is to be discarded; a picture is one thing, a new file was never on the site. */
  draft: { title?: string; isPicture?: boolean; state: "new" | "changed" | "removed" };
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

const lost = {
  new: "This draft was never published. Everything that you and others have written in it will be lost.",
  changed: "Everything that you and others have changed here since the last publication will be lost.",
  removed: "It stays on the site as it was last published.",
};

/** Asks before a draft is discarded. */
export function DiscardQuestion({ draft: { title, isPicture, state }, ...props }: Props) {
  return (
    <ConfirmDialog
      open
      title={title ? `Discard the changes to ${title}?` : "Discard the draft?"}
      description={isPicture ? "The site keeps the picture that it has now, if any." : lost[state]}
      action="Discard"
      {...props}
    />
  );
}
