import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../../api/call.ts";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { sentOnce, sentOnceError } from "../lost-answer.ts";
import { PictureChooser } from "./PictureChooser.tsx";
import { fileOf, requireSendable } from "./picture-files.ts";
import { insertParagraph, paragraphAfter, photoMarkdown } from "./text-photos.ts";

type FormProps = {
  file: string;
  picture: File;
  onAdded: (markdown: string) => void;
  onClose: () => void;
};

function PictureDialog({ file, picture, onAdded, onClose }: FormProps) {
  const altField = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const add = useMutation({
    ...sentOnce,
    mutationFn: async () => {
      requireSendable(picture);
      return call(siteApi.addTextPicture, { query: { file, name: picture.name }, bytes: picture });
    },
    onSuccess: ({ name }) => onAdded(photoMarkdown({ name, alt: alt.trim(), caption: caption.trim() })),
  });
  return (
    <FormDialog
      title="Add a photo"
      description={picture.name}
      initialFocus={altField}
      action={add.isPending ? "Uploading …" : "Add the photo"}
      isBusy={add.isPending}
      hasChanges={alt + caption !== ""}
      error={sentOnceError(add.error)}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
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
    </FormDialog>
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
    const next = insertParagraph(text, paragraphAfter(text, cursor), markdown);
    onChange(next);
    // The next photo comes behind it, and not to the end of the text.
    const end = next.indexOf(markdown, cursor) + markdown.length;
    setTimeout(() => (control as HTMLTextAreaElement | null)?.setSelectionRange(end, end));
  }
  return (
    <>
      <PictureChooser label="Add a photo to the text" isBusy={false} onChoose={setPicture} />
      {picture && (
        <PictureDialog file={file} picture={picture} onAdded={insert} onClose={() => setPicture(undefined)} />
      )}
    </>
  );
}
