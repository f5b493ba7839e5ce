import { queryOptions } from "@tanstack/react-query";
import { inboxApi } from "#contract/desk/inbox.ts";
import { call } from "./call.ts";

/** How many applications are unread, late or quarantined, and how many mails failed. */
export const countsQuery = queryOptions({
  queryKey: ["counts"],
  queryFn: ({ signal }) => call(inboxApi.counts, { signal }),
});
