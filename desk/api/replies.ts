import { queryOptions } from "@tanstack/react-query";
import { replyApi } from "#contract/desk/replies.ts";
import { call } from "./call.ts";
import { errorText } from "./client.ts";
import { toastError, toasts } from "./toasts.ts";

/** The reply templates of an application, filled in with its name, position, reference and the decision's reasons. */
export const replyTemplatesQuery = (reference: string, decisionId = "") =>
  queryOptions({
    queryKey: ["reply-templates", reference, decisionId],
    queryFn: ({ signal }) => call(replyApi.templates, { params: { reference }, signal }),
  });

/**
 * Takes back a reply that has not left yet, and says so.
 * @param done what is said then; `failed` is said otherwise
 * @returns whether it was taken back
 */
export async function undoReply(
  id: string,
  done: { title: string; description?: string },
  failed: string,
): Promise<boolean> {
  try {
    await call(replyApi.undo, { params: { id } });
    toasts.add(done);
    return true;
  } catch (error) {
    toastError(failed, errorText(error));
    return false;
  }
}
