import { Dialog } from "@base-ui/react/dialog";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf, isItem } from "#contract/desk/site-items.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { siteFilesQuery } from "../../api/site.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { ChangeAddress } from "./ChangeAddress.tsx";
import { NewItem } from "./NewItem.tsx";

type Props = {
  file: string;
  onOpenFile: (file: string | null) => void;
  onChanged: () => void;
};

/** @param address of its page; null for an item without one */
function RemoveForm({ file, address, onOpenFile, onChanged }: Props & { address: string | null }) {
  const refetch = useRefetch();
  const [redirect, setRedirect] = useState("");
  const remove = useMutation({
    mutationFn: () =>
      call(siteApi.remove, {
        body: { file, ...(redirect.trim() && { redirect: redirect.trim() }) },
      }),
    onSuccess: () => {
      onOpenFile(null);
      onChanged();
    },
    onSettled: () => refetch("site"),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    remove.mutate();
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      {address !== null && (
        <TextField
          label={`Where ${address} leads from then on`}
          hint="Write the path of a page, such as /insights. If you leave this empty, visitors read that the page is gone."
          value={redirect}
          onChange={(event) => setRedirect(event.target.value)}
        />
      )}
      <FormError>{remove.error && errorText(remove.error)}</FormError>
      <footer className="flex justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="danger" disabled={remove.isPending}>
          Remove
        </Button>
      </footer>
    </form>
  );
}

/** Copies an item, gives it another address, or removes it. Nothing for pages, which the site cannot do without. */
export function ItemActions(props: Props) {
  const { file, onOpenFile } = props;
  const address = useQuery(siteFilesQuery).data?.files.find((one) => one.file === file)?.address ?? null;
  if (!isItem(file)) return null;
  return (
    <>
      <NewItem folder={folderOf(file)} from={file} onOpenFile={onOpenFile} />
      {address !== null && <ChangeAddress file={file} address={address} onOpenFile={onOpenFile} />}
      <Dialog.Root>
        <Dialog.Trigger render={<Button variant="quiet" />}>Remove …</Dialog.Trigger>
        <DialogContent
          title="Remove this item?"
          description="It leaves the site when you publish the change."
        >
          <RemoveForm {...props} address={address} />
        </DialogContent>
      </Dialog.Root>
    </>
  );
}
