import { queryOptions } from "@tanstack/react-query";
import { inboxCountsSchema } from "#contract/desk/inbox.ts";
import { request } from "./client.ts";

/** How many applications are unread, late or quarantined, and how many mails failed. */
export const countsQuery = queryOptions({
  queryKey: ["counts"],
  queryFn: ({ signal }) => request(inboxCountsSchema, "inbox-counts", { signal }),
});
