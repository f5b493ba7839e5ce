import { IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";
import type { ReplyFile } from "#contract/desk/application.ts";
import { resumeExtensions } from "#contract/resume.ts";
import { errorText } from "../../../api/client.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { ReplyFiles } from "./ReplyFiles.tsx";
import { useReplyFiles } from "./use-reply-files.ts";

/** Adds files to the reply that is being written, and removes them. */
export function AttachFiles({ reference, files }: { reference: string; files: readonly ReplyFile[] }) {
  const input = useRef<HTMLInputElement>(null);
  const { add, remove } = useReplyFiles(reference);
  const { error } = add.isError ? add : remove;
  return (
    <div>
      <ReplyFiles files={files} onRemove={remove.mutate} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={resumeExtensions.join()}
        onChange={({ target }) => {
          add.mutate([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button variant="quiet" disabled={add.isPending} onClick={() => input.current?.click()}>
        <IconPaperclip aria-hidden />
        {add.isPending ? "Attaching …" : "Attach PDF or Word"}
      </Button>
      <FormError>{error && errorText(error)}</FormError>
    </div>
  );
}
