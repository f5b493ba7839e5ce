import { Dialog } from "@base-ui/react/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf, isItem } from "#contract/desk/site-items.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { NewItem } from "./NewItem.tsx";

type Props = {
  file: string;
  address: string | null;
  onOpenFile: (file: string | null) => void;
  onChanged: () => void;
};

function RemoveForm({ file, address, onOpenFile, onChanged }: Props) {
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

/** Copies an item to a new address, or removes it. Nothing for pages, which the site cannot do without. */
export function ItemActions(props: Props) {
  const { file, onOpenFile } = props;
  if (!isItem(file)) return null;
  return (
    <>
      <NewItem folder={folderOf(file)} from={file} onOpenFile={onOpenFile} />
      <Dialog.Root>
        <Dialog.Trigger render={<Button variant="quiet" />}>Remove …</Dialog.Trigger>
        <DialogContent
          title="Remove this item?"
          description="It leaves the site when you publish the change."
        >
          <RemoveForm {...props} />
        </DialogContent>
      </Dialog.Root>
    </>
  );
}
