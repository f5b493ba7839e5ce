import { queryOptions } from "@tanstack/react-query";
import { countLimit, inboxApi } from "#contract/desk/inbox.ts";
import { call } from "./call.ts";

/** How many applications are unread, late or quarantined, and how many mails failed. */
export const countsQuery = queryOptions({
  queryKey: ["counts"],
  queryFn: ({ signal }) => call(inboxApi.counts, { signal }),
});

/** A number of the inbox's counts; from `countLimit` on they are not counted further. */
export const limitedCount = (count: number): string =>
  count < countLimit ? String(count) : `${countLimit - 1}+`;
