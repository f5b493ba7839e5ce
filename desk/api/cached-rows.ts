import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Application } from "#contract/desk/application.ts";
import type { InboxFilter, InboxPage, InboxRow } from "#contract/desk/inbox.ts";

/** Whether a row still belongs to a view, as far as a change at the desk can alter that. */
export function staysInView(row: InboxRow, filter: InboxFilter) {
  const status = filter.status ?? "inbox";
  return (
    !(status === "inbox" && row.isArchived) &&
    !(status === "archived" && !row.isArchived) &&
    !(filter.unread && !row.isUnread) &&
    !(filter.stage && row.stage !== filter.stage) &&
    !(filter.assignee && (row.assigneeId ?? "none") !== filter.assignee)
  );
}

/** Changes rows wherever they are shown: in every loaded list, and in applications with their others. */
export function updateCachedRows(queries: QueryClient, update: (row: InboxRow) => InboxRow) {
  for (const [key, data] of queries.getQueriesData<InfiniteData<InboxPage>>({ queryKey: ["inbox"] })) {
    if (!data) continue;
    const filter = key[1] as InboxFilter;
    const pages = data.pages.map((page) => ({
      ...page,
      applications: page.applications.flatMap((row) => {
        const updated = update(row);
        return updated === row || staysInView(updated, filter) ? [updated] : [];
      }),
    }));
    queries.setQueryData(key, { ...data, pages });
  }
  queries.setQueriesData<Application>(
    { queryKey: ["application"] },
    (data) => data && { ...data, application: update(data.application), others: data.others.map(update) },
  );
}
