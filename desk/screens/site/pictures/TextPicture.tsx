import { Dialog } from "@base-ui/react/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../../api/call.ts";
import { errorText } from "../../../api/client.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { PictureChooser } from "./PictureChooser.tsx";
import { fileOf, requireSendable } from "./picture-files.ts";

/** Text that is safe between the brackets or quotes of a picture in Markdown. */
const plain = (text: string) => text.trim().replace(/[[\]\\"]/g, "");

type FormProps = {
  file: string;
  picture: File;
  altField: RefObject<HTMLInputElement | null>;
  onAdded: (markdown: string) => void;
};

function PictureForm({ file, picture, altField, onAdded }: FormProps) {
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const add = useMutation({
    mutationFn: async () => {
      requireSendable(picture);
      return call(siteApi.addTextPicture, { query: { file, name: picture.name }, bytes: picture });
    },
    onSuccess: ({ name }) => {
      const title = plain(caption) && ` "${plain(caption)}"`;
      onAdded(`![${plain(alt)}](${name}${title})`);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <TextField
        ref={altField}
        label="What the photo shows"
        hint="A screen reader reads this text to people who cannot see the photo."
        required
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label="Caption (optional)"
        maxLength={300}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <FormError>{add.error && errorText(add.error)}</FormError>
      <footer className="flex justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={add.isPending}>
          {add.isPending ? "Sending the photo …" : "Add the photo"}
        </Button>
      </footer>
    </form>
  );
}

type Props = {
  file: string;
  /** The id of the text's control, which photos can be dropped on and pasted into, too. */
  controlId: string;
  text: string;
  onChange: (text: string) => void;
};

/** Adds photos to the text of an article, where the cursor stands. */
export function TextPicture({ file, controlId, text, onChange }: Props) {
  const [picture, setPicture] = useState<File>();
  const altField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const control = document.getElementById(controlId);
    const take = (event: Event, data: DataTransfer | null) => {
      const chosen = fileOf(data);
      if (!chosen) return;
      event.preventDefault();
      setPicture(chosen);
    };
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    control?.addEventListener("drop", drop);
    control?.addEventListener("paste", paste);
    return () => {
      control?.removeEventListener("drop", drop);
      control?.removeEventListener("paste", paste);
    };
  }, [controlId]);
  function insert(markdown: string) {
    setPicture(undefined);
    const control = document.getElementById(controlId);
    const cursor = control instanceof HTMLTextAreaElement ? control.selectionStart : text.length;
    // A picture is a paragraph of its own, behind the one with the cursor.
    const next = text.indexOf("\n\n", cursor);
    const at = next < 0 ? text.trimEnd().length : next;
    const rest = text.slice(at).trimStart();
    onChange(`${text.slice(0, at)}\n\n${markdown}\n${rest && `\n${rest}`}`);
  }
  return (
    <>
      <PictureChooser label="Add a photo to the text" isBusy={false} onChoose={setPicture} />
      <Dialog.Root open={picture !== undefined} onOpenChange={(isOpen) => !isOpen && setPicture(undefined)}>
        <DialogContent title="Add a photo" description={picture?.name} initialFocus={altField}>
          {picture && <PictureForm file={file} picture={picture} altField={altField} onAdded={insert} />}
        </DialogContent>
      </Dialog.Root>
    </>
  );
}
