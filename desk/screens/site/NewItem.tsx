import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { folderOf, itemKinds } from "#contract/desk/site-items.ts";
import { call } from "../../api/call.ts";
import { siteFilesQuery } from "../../api/site.ts";
import { DialogButton } from "../../components/ui/DialogButton.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { SelectField, TextField } from "../../components/ui/TextField.tsx";
import { AddressField, finishedName, toName } from "./AddressField.tsx";
import { sentOnce, sentOnceError } from "./lost-answer.ts";

type Props = {
  /** Folder of the new file. */
  folder: string;
  /** The file to begin with; null for none in particular. */
  from: string | null;
  onOpenFile: (file: string) => void;
};

/** Folders whose items are long and alike: whether a new one begins as a copy is chosen, and not passed over. */
const foldersOfCopies = ["jobs", "programs", "companies"];

/** The choice of empty fields, beside the paths of files. */
const empty = "empty";

/** What a file of a folder is called, such as `article`. */
const kindOf = (folder: string) => itemKinds[folder] ?? "item";

function NewItemDialog({ folder, from: first, onOpenFile, onClose }: Props & { onClose: () => void }) {
  const files = useQuery(siteFilesQuery).data?.files ?? [];
  const items = files.filter(({ file }) => folderOf(file) === folder);
  const [title, setTitle] = useState("");
  const [name, setName] = useState<string | null>(null);
  const [from, setFrom] = useState(first ?? (foldersOfCopies.includes(folder) ? "" : empty));
  const address = finishedName(name ?? toName(title));
  const create = useMutation({
    ...sentOnce,
    mutationFn: () =>
      call(siteApi.create, {
        body: { folder, name: address, title: title.trim(), from: from === empty ? null : from },
      }),
    onSuccess: (made) => {
      onClose();
      onOpenFile(made.file);
    },
    meta: { refetch: "site" },
  });
  return (
    <FormDialog
      title={`New ${kindOf(folder)}`}
      description="Visitors do not see it until you publish it."
      action="Create"
      isBusy={create.isPending}
      error={sentOnceError(create.error)}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <TextField
        label={folder === "people" || folder === "companies" ? "Name" : "Title"}
        required
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <AddressField value={name ?? toName(title)} onChange={setName} />
      <SelectField
        label="Begin with"
        hint="A copy has the texts and figures of the original, but not its dates. The form shows which ones you have not changed yet."
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      >
        {from === "" && <option value="">Choose …</option>}
        <option value={empty}>Empty fields</option>
        {items.map((item) => (
          <option key={item.file} value={item.file}>
            A copy of {item.title}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

/** A button that asks for the title of a new item, and makes it: empty, or a copy of another one. */
export function NewItem(props: Props) {
  return (
    <DialogButton variant="quiet" dialog={(close) => <NewItemDialog {...props} onClose={close} />}>
      {props.from === null ? (
        <>
          <IconPlus aria-hidden />
          New {kindOf(props.folder)}
        </>
      ) : (
        "Copy …"
      )}
    </DialogButton>
  );
}
