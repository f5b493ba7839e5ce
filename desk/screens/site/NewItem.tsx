import { Dialog } from "@base-ui/react/dialog";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf, itemKinds } from "#contract/desk/site-items.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { siteFilesQuery } from "../../api/site.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { inputStyle, TextField } from "../../components/ui/TextField.tsx";
import { AddressField, finishedName, toName } from "./AddressField.tsx";

type Props = {
  /** Folder of the new file. */
  folder: string;
  /** The file to begin with; null for empty fields. */
  from: string | null;
  onOpenFile: (file: string) => void;
};

function NewItemForm({ folder, from: first, onOpenFile }: Props) {
  const refetch = useRefetch();
  const selectId = useId();
  const items = useQuery(siteFilesQuery).data?.files.filter(({ file }) => folderOf(file) === folder) ?? [];
  const [title, setTitle] = useState("");
  const [name, setName] = useState<string | null>(null);
  const [from, setFrom] = useState(first);
  const address = finishedName(name ?? toName(title));
  const create = useMutation({
    mutationFn: () => call(siteApi.create, { body: { folder, name: address, title: title.trim(), from } }),
    onSuccess: (made) => onOpenFile(made.file),
    onSettled: () => refetch("site"),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate();
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label={folder === "people" || folder === "companies" ? "Name" : "Title"}
        required
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <AddressField value={name ?? toName(title)} onChange={setName} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={selectId} className="font-medium">
          Begin with
        </label>
        <select
          id={selectId}
          value={from ?? ""}
          onChange={(event) => setFrom(event.target.value || null)}
          className={inputStyle}
        >
          <option value="">Empty fields</option>
          {items.map((item) => (
            <option key={item.file} value={item.file}>
              A copy of {item.title}
            </option>
          ))}
        </select>
      </div>
      <FormError>{create.error && errorText(create.error)}</FormError>
      <footer className="flex justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={create.isPending}>
          Create
        </Button>
      </footer>
    </form>
  );
}

/** A button that asks for the title of a new item, and makes it: empty, or a copy of another one. */
export function NewItem({ onOpenFile, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const kind = itemKinds[props.folder] ?? "item";
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button variant="quiet" />}>
        {props.from === null ? (
          <>
            <IconPlus aria-hidden />
            New {kind}
          </>
        ) : (
          "Copy …"
        )}
      </Dialog.Trigger>
      <DialogContent
        title={`New ${kind}`}
        description="Visitors do not see it until you publish it. A copy is without the dates of the original."
      >
        <NewItemForm
          {...props}
          onOpenFile={(file) => {
            setOpen(false);
            onOpenFile(file);
          }}
        />
      </DialogContent>
    </Dialog.Root>
  );
}
