import { infiniteQueryOptions } from "@tanstack/react-query";
import { type InboxFilter, inboxApi } from "#contract/desk/inbox.ts";
import { call } from "./call.ts";

const pageSize = 100;

/** The applications of a view, in its order, loaded page by page. Inbox and application share what is loaded. */
export const inboxQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ["inbox", filter],
    queryFn: ({ pageParam, signal }) =>
      call(inboxApi.list, { query: { ...filter, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.applications),
  });
