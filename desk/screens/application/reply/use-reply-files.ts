import { useIsMutating, useMutation } from "@tanstack/react-query";
import { replyApi } from "#contract/desk/replies.ts";
import { resumeError } from "#contract/resume.ts";
import { call } from "../../../api/call.ts";
import { DeskApiError } from "../../../api/client.ts";

const keyOf = (reference: string) => ["reply-files", reference];

const removeFile = (id: string) => call(replyApi.removeFile, { params: { id } });

/** Whether attachments of an application's reply are being added or removed. */
export const useAreFilesChanging = (reference: string) =>
  useIsMutating({ mutationKey: keyOf(reference) }) > 0;

/** Adding files to the reply that is being written, and removing them. */
export function useReplyFiles(reference: string) {
  const mutationKey = keyOf(reference);
  const meta = { refetch: { kind: "draft" as const, reference } };
  const add = useMutation({
    mutationKey,
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
  const remove = useMutation({ mutationKey, mutationFn: removeFile, meta });
  return { add, remove };
}

/** Removes the files of a reply that is discarded. */
export function useFilesRemoval(reference: string) {
  return useMutation({
    mutationKey: keyOf(reference),
    mutationFn: (ids: string[]) => Promise.all(ids.map(removeFile)),
    meta: { failure: "The attachments were not removed", refetch: { kind: "draft", reference } },
  });
}
