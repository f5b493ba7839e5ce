import { queryOptions } from "@tanstack/react-query";
import { replyApi } from "#contract/desk/replies.ts";
import { call } from "./call.ts";

/** The reply templates of an application, filled in with its name, position, reference and the decision's reasons. */
export const replyTemplatesQuery = (reference: string, decisionId = "") =>
  queryOptions({
    queryKey: ["reply-templates", reference, decisionId],
    queryFn: ({ signal }) => call(replyApi.templates, { params: { reference }, signal }),
  });
