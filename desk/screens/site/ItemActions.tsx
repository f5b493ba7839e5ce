import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf, isItem } from "#contract/desk/site-items.ts";
import { call } from "../../api/call.ts";
import { useListedFile } from "../../api/site.ts";
import { DialogButton } from "../../components/ui/DialogButton.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { ChangeAddress } from "./ChangeAddress.tsx";
import { sentOnce, sentOnceError } from "./lost-answer.ts";
import { NewItem } from "./NewItem.tsx";

type Props = {
  file: string;
  onOpenFile: (file: string) => void;
  /** Called when it is to be removed. */
  onGone: (file: string) => void;
};

type RemoveProps = Pick<Props, "file" | "onGone"> & {
  /** Of its page; null for an item without one. */
  address: string | null;
  onClose: () => void;
};

function RemoveDialog({ file, address, onGone, onClose }: RemoveProps) {
  const [redirect, setRedirect] = useState("");
  const remove = useMutation({
    ...sentOnce,
    mutationFn: () =>
      call(siteApi.remove, {
        body: { file, ...(redirect.trim() && { redirect: redirect.trim() }) },
      }),
    onSuccess: () => {
      onClose();
      onGone(file);
    },
    meta: { refetch: "site" },
  });
  return (
    <FormDialog
      title="Remove this item?"
      description="The item leaves the site when you publish the change. You can take that publication back while it is one of the last twenty. To hide the item for a while, choose “Hide from the site” in its form instead."
      action="Remove"
      variant="danger"
      isBusy={remove.isPending}
      hasChanges={redirect !== ""}
      error={sentOnceError(remove.error)}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      {address !== null && (
        <TextField
          label={`Redirect ${address} to (optional)`}
          hint="Write the path of a page, such as /insights. If you leave this empty, visitors see that the page was removed."
          value={redirect}
          onChange={(event) => setRedirect(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

/** Copies an item, gives it another address, or removes it. Nothing for pages, which the site cannot do without. */
export function ItemActions({ file, onOpenFile, onGone }: Props) {
  const address = useListedFile(file)?.address ?? null;
  const opens: unknown = useLocation().state?.opens;
  if (!isItem(file)) return null;
  return (
    <>
      <NewItem folder={folderOf(file)} from={file} onOpenFile={onOpenFile} />
      {address !== null && (
        <DialogButton
          variant="quiet"
          dialog={(close) => <ChangeAddress {...{ file, address, onOpenFile }} onClose={close} />}
        >
          Address …
        </DialogButton>
      )}
      <DialogButton
        variant="quiet"
        isOpened={opens === "remove"}
        dialog={(close) => <RemoveDialog {...{ file, address, onGone }} onClose={close} />}
      >
        Remove …
      </DialogButton>
    </>
  );
}
