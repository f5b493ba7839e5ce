import { queryOptions } from "@tanstack/react-query";
import { applicationSchema } from "#contract/desk/application.ts";
import { request } from "./client.ts";

/** One application with everything about it. Asking for it marks it as read. */
export const applicationQuery = (reference: string) =>
  queryOptions({
    queryKey: ["application", reference],
    queryFn: ({ signal }) =>
      request(applicationSchema, `applications/${encodeURIComponent(reference)}`, { signal }),
  });
