import { queryOptions } from "@tanstack/react-query";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { type SavedView, savedViewApi } from "#contract/desk/saved-views.ts";
import { call } from "./call.ts";
import { inboxHref } from "./inbox-filter.ts";

/** The member's own views and the shared ones, by name. */
export const savedViewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: async ({ signal }) => (await call(savedViewApi.list, { signal })).views,
});

/** The address of a view, which stays when its filters change. */
export const savedViewHref = ({ id }: SavedView) => `/views/${id}`;

/** Whether a view lists what a filter does. */
export const isViewOf = (view: SavedView, filter: InboxFilter) =>
  inboxHref(view.filter) === inboxHref(filter);
