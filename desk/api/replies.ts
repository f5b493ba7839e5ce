import { queryOptions } from "@tanstack/react-query";
import { replyTemplatesSchema } from "#contract/desk/replies.ts";
import { request } from "./client.ts";

/** The reply templates of an application, filled in with its name, position and reference. */
export const replyTemplatesQuery = (reference: string) =>
  queryOptions({
    queryKey: ["reply-templates", reference],
    queryFn: ({ signal }) =>
      request(replyTemplatesSchema, `applications/${encodeURIComponent(reference)}/templates`, { signal }),
  });
