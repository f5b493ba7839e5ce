import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { siteFilesQuery } from "../../../api/site.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { fileTitle } from "../file-names.ts";

type FormProps = { words: string; onLink: (words: string, href: string) => void };

function LinkForm({ words: selected, onLink }: FormProps) {
  const listId = useId();
  const [words, setWords] = useState(selected);
  const [href, setHref] = useState("");
  const files = useQuery(siteFilesQuery).data?.files ?? [];
  const isAddress = /^(\/|#|https?:|mailto:|tel:)/i.test(href.trim());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAddress) onLink(words.trim(), href);
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <TextField label="Words" required value={words} onChange={({ target }) => setWords(target.value)} />
      <TextField
        label="Leads to"
        hint="A page of the site, or an address that begins with https://."
        required
        list={listId}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        {...(href !== "" && !isAddress && { error: "Please begin with / or https://." })}
      />
      <datalist id={listId}>
        {files.map(
          (file) =>
            file.address && (
              <option key={file.file} value={file.address}>
                {fileTitle(file)}
              </option>
            ),
        )}
      </datalist>
      <footer className="flex flex-wrap justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary">
          Add the link
        </Button>
      </footer>
    </form>
  );
}

type Props = Omit<FormProps, "words"> & {
  /** The words that become a link; null while nothing is asked. */
  words: string | null;
  onClose: () => void;
};

/** Asks for the words of a link, and where it leads: a page of the site can be chosen. */
export function LinkDialog({ words, onClose, onLink }: Props) {
  return (
    <Dialog.Root open={words !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Add a link">
        {words !== null && <LinkForm words={words} onLink={onLink} />}
      </DialogContent>
    </Dialog.Root>
  );
}
