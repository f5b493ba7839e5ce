import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Application } from "#contract/desk/application.ts";
import type { InboxFilter, InboxPage, InboxRow } from "#contract/desk/inbox.ts";
import type { Pipeline } from "#contract/desk/pipeline.ts";

/** Whether a row still belongs to a view, as far as a change at the desk can alter that. */
export function belongsToView(row: InboxRow, filter: InboxFilter) {
  const status = filter.status ?? (filter.q ? "accepted" : "inbox");
  return (
    !(status === "inbox" && row.isArchived) &&
    !(status === "archived" && !row.isArchived) &&
    !(filter.unread && !row.isUnread) &&
    !(filter.stage && row.stage !== filter.stage) &&
    !(filter.assignee && (row.assigneeId ?? "none") !== filter.assignee)
  );
}

/**
 * Changes rows wherever they are shown: in every loaded list, in the pipeline, and in applications with their others.
 * @param isKept whether a changed row stays in a list
 */
export function updateCachedRows(
  queries: QueryClient,
  update: (row: InboxRow) => InboxRow,
  isKept: (row: InboxRow, filter: InboxFilter) => boolean = belongsToView,
) {
  const isChanged = (row: InboxRow) => update(row) !== row;
  for (const [key, data] of inboxLists(queries)) {
    // What is not changed is not set, since that would mark it as up to date.
    if (!data?.pages.some((page) => page.applications.some(isChanged))) continue;
    const filter = key[1] as InboxFilter;
    const pages = data.pages.map((page) => ({
      ...page,
      applications: page.applications.flatMap((row) => {
        const updated = update(row);
        return updated === row || isKept(updated, filter) ? [updated] : [];
      }),
    }));
    queries.setQueryData(key, { ...data, pages });
  }
  // A card stays in its column until the server has answered.
  queries.setQueriesData<Pipeline>({ queryKey: ["pipeline"] }, (data) =>
    data?.columns.some(({ applications }) => applications.some(isChanged))
      ? {
          columns: data.columns.map((column) => ({
            ...column,
            applications: column.applications.map(update),
          })),
        }
      : undefined,
  );
  queries.setQueriesData<Application>({ queryKey: ["application"] }, (data) =>
    data && [data.application, ...data.others].some(isChanged)
      ? { ...data, application: update(data.application), others: data.others.map(update) }
      : undefined,
  );
}

/** The lists of the inbox as they are shown. */
export const inboxLists = (queries: QueryClient) =>
  queries.getQueriesData<InfiniteData<InboxPage>>({ queryKey: ["inbox"] });

/**
 * Puts rows back where they were and as they were, and leaves all others as they are now.
 * @param before lists of the inbox before the rows were changed
 */
export function restoreRows(
  queries: QueryClient,
  before: ReturnType<typeof inboxLists>,
  references: ReadonlySet<string>,
) {
  for (const [key, listBefore] of before) {
    queries.setQueryData<InfiniteData<InboxPage>>(
      key,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page, index) => {
            const now = new Map(page.applications.map((row) => [row.reference, row]));
            const rows = (listBefore?.pages[index]?.applications ?? []).flatMap((row) => {
              const shown = references.has(row.reference) ? row : now.get(row.reference);
              now.delete(row.reference);
              return shown ?? [];
            });
            // What was not in the list before is new.
            return { ...page, applications: [...now.values(), ...rows] };
          }),
        },
    );
  }
}

/** Shows an application that was opened as read. It stays in lists of unread ones, so that the next one is beside it. */
export function showAsRead(queries: QueryClient, reference: string) {
  updateCachedRows(
    queries,
    (row) => (row.reference === reference && row.isUnread ? { ...row, isUnread: false } : row),
    () => true,
  );
  void queries.invalidateQueries({ queryKey: ["counts"] });
}
