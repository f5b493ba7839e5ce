import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { inboxQuery } from "../../api/inbox.ts";

/** Further rows are loaded when so few are left. */
const rowsAhead = 5;

/**
 * The applications before and after one in the list with the filter. One that has left the list, such as by being
 * archived, keeps its place until another is opened.
 */
export function useNeighbors(reference: string, filter: InboxFilter) {
  const query = useInfiniteQuery(inboxQuery(filter));
  const rows = query.data ?? [];
  const [place, setPlace] = useState({ reference: "", index: -1 });
  const index = rows.findIndex((row) => row.reference === reference);
  if (index >= 0 && (place.reference !== reference || place.index !== index)) {
    setPlace({ reference, index });
  }
  const hasLeft = index < 0 && place.reference === reference;
  const nextIndex = hasLeft ? place.index : index + 1;
  const isKnown = hasLeft || index >= 0;

  const { isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNearEnd = isKnown && nextIndex + rowsAhead > rows.length;
  // When one failed, none is asked for until the list has been fetched again, or changed.
  const needsMore = isNearEnd && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return {
    /** The row as the list has it, to show at once while the application loads. */
    row: rows[index],
    previous: isKnown ? rows[(hasLeft ? place.index : index) - 1] : undefined,
    next: isKnown ? rows[nextIndex] : undefined,
  };
}
