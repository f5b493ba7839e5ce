import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { type Props, PublishForm } from "./PublishForm.tsx";
import { SharePreview } from "./SharePreview.tsx";

/** Shows what differs from the live site, and publishes it. */
export function PublishDialog({
  count,
  onOpenFile,
  onChanged,
  ...props
}: Omit<Props, "onPublished"> & { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button variant="primary" />}>
        {count > 0 ? `Changes (${count})` : "Changes"}
      </Dialog.Trigger>
      <DialogContent title="Changes" description="What differs from the live site.">
        <PublishForm
          {...props}
          onChanged={onChanged}
          onOpenFile={(file, path) => {
            setOpen(false);
            onOpenFile(file, path);
          }}
          onPublished={() => {
            setOpen(false);
            onChanged?.();
          }}
        />
        <SharePreview />
      </DialogContent>
    </Dialog.Root>
  );
}
