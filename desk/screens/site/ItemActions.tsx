import { Dialog } from "@base-ui/react/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";

type Props = {
  file: string;
  address: string | null;
  onOpenFile: (file: string | null) => void;
  onChanged: () => void;
};

/** The folders whose files are items, which can be copied and removed. */
const itemFolders = /^(articles|people|jobs|companies|programs|webinars|studies|replies)\//;

/** A name that can be an address: small letters, digits and hyphens. */
const toName = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");

function CopyForm({ file, onOpenFile }: Pick<Props, "file" | "onOpenFile">) {
  const refetch = useRefetch();
  const [name, setName] = useState("");
  const copy = useMutation({
    mutationFn: () => call(siteApi.copy, { body: { from: file, name: name.replace(/-$/, "") } }),
    onSuccess: (made) => onOpenFile(made.file),
    onSettled: () => refetch("site"),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    copy.mutate();
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label="Address of the copy"
        hint="Use small letters, digits and hyphens, as in hiring-in-sweden."
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(toName(event.target.value))}
      />
      <FormError>{copy.error && errorText(copy.error)}</FormError>
      <footer className="flex justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={copy.isPending}>
          Copy
        </Button>
      </footer>
    </form>
  );
}

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
  const { file } = props;
  const [isCopying, setCopying] = useState(false);
  if (!itemFolders.test(file)) return null;
  return (
    <>
      <Dialog.Root open={isCopying} onOpenChange={setCopying}>
        <Dialog.Trigger render={<Button variant="quiet" />}>Copy …</Dialog.Trigger>
        <DialogContent title="Copy as a new item" description="The copy is a draft until you publish it.">
          <CopyForm
            file={file}
            onOpenFile={(copied) => {
              setCopying(false);
              props.onOpenFile(copied);
            }}
          />
        </DialogContent>
      </Dialog.Root>
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
