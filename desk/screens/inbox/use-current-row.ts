import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { lastApplication } from "../../api/application.ts";
import { rowInPlaceOf } from "./row-in-place.ts";

/** The link of a row, if that is near enough to what is in view to be in the document. */
export const rowLinkOf = (reference: string) =>
  document.querySelector<HTMLElement>(`[data-reference="${CSS.escape(reference)}"]`);

/**
 * The row that keys act on: the first one until another is chosen. When it leaves the list, the row that takes its place
 * is the current one.
 * @param view the address of the list; in another one no row has a place yet
 */
export function useCurrentRow(rows: readonly InboxRow[], view: string) {
  const [current, setCurrent] = useState(lastApplication);
  // Back from an application, the focus goes to its row.
  const [focusRequest, setFocusRequest] = useState(() => (lastApplication() ? 1 : 0));
  const clearFocusRequest = useCallback(() => setFocusRequest(0), []);
  const requestFocus = useCallback(() => setFocusRequest((request) => request + 1), []);

  const index = rows.findIndex((row) => row.reference === current);
  /** The list in which the current row was last. */
  const shown = useRef({ rows, view });
  // Before a key can be pressed.
  useLayoutEffect(() => {
    if (index >= 0) shown.current = { rows, view };
    if (index >= 0 || current === null || shown.current.view !== view) return;
    const next = rowInPlaceOf(current, shown.current.rows, rows);
    if (!next) return;
    setCurrent(next.reference);
    // The focus was on the row that is gone, unless somebody has scrolled away from it.
    if (document.activeElement === document.body && rowLinkOf(next.reference)) requestFocus();
  }, [rows, view, index, current, requestFocus]);

  /** Makes a row the current one and moves the focus to it. */
  const focusRow = useCallback(
    (row: InboxRow | undefined) => {
      if (!row) return;
      setCurrent(row.reference);
      requestFocus();
    },
    [requestFocus],
  );
  const move = useCallback(
    (offset: number) => {
      // Before anything is current, the first step in either direction goes to the first row.
      const to = index < 0 ? 0 : Math.min(Math.max(index + offset, 0), rows.length - 1);
      focusRow(rows[to]);
    },
    [rows, index, focusRow],
  );
  return {
    current,
    setCurrent,
    currentIndex: Math.max(index, 0),
    focusRequest,
    requestFocus,
    clearFocusRequest,
    focusRow,
    move,
  };
}
