import { IconPaperclip } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ReplyFile } from "#contract/desk/application.ts";
import { replyApi } from "#contract/desk/replies.ts";
import { resumeError, resumeExtensions } from "#contract/resume.ts";
import { call } from "../../../api/call.ts";
import { DeskApiError, errorText } from "../../../api/client.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { ReplyFiles } from "./ReplyFiles.tsx";

/** Adds files to the reply that is being written, and removes them. */
export function AttachFiles({ reference, files }: { reference: string; files: readonly ReplyFile[] }) {
  const input = useRef<HTMLInputElement>(null);
  const meta = { refetch: { kind: "draft" as const, reference } };
  const add = useMutation({
    mutationFn: async (chosen: File[]) => {
      for (const file of chosen) {
        const mistake = resumeError(file);
        if (mistake) throw new DeskApiError(415, mistake);
        await call(replyApi.addFile, { params: { reference }, query: { name: file.name }, bytes: file });
      }
    },
    retry: false,
    meta,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(replyApi.removeFile, { params: { id } }),
    meta,
  });
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
