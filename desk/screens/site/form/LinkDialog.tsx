import { useId, useState } from "react";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { PageOptions } from "./PageOptions.tsx";

type Props = {
  /** The words that become a link. */
  words: string;
  onLink: (words: string, href: string) => void;
  onClose: () => void;
};

/** Asks for the words of a link, and where it leads: a page of the site can be chosen. */
export function LinkDialog({ words: selected, onLink, onClose }: Props) {
  const listId = useId();
  const [words, setWords] = useState(selected);
  const [href, setHref] = useState("");
  const isAddress = /^(\/|#|https?:|mailto:|tel:)/i.test(href.trim());
  return (
    <FormDialog
      title="Add a link"
      action="Add the link"
      hasChanges={words !== selected || href !== ""}
      onSubmit={() => isAddress && onLink(words.trim(), href)}
      onClose={onClose}
    >
      <TextField label="Words" required value={words} onChange={({ target }) => setWords(target.value)} />
      <TextField
        label="Link address"
        hint="A page of the site, or an address that begins with https://."
        required
        list={listId}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        {...(href !== "" && !isAddress && { error: "Please begin with / or https://." })}
      />
      <PageOptions id={listId} />
    </FormDialog>
  );
}
