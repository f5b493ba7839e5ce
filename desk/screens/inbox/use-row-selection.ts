import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";

/** The selected rows of a list. Rows that leave the list leave the selection. */
export function useRowSelection(rows: readonly InboxRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const anchor = useRef<string | null>(null);

  /** Selects a row or takes it out; with `isRange` everything from the row chosen before. */
  const toggle = useCallback((reference: string, isRange = false) => {
    const list = latest.current.map((row) => row.reference);
    const from = isRange && anchor.current !== null ? list.indexOf(anchor.current) : -1;
    const to = list.indexOf(reference);
    anchor.current = reference;
    setChosen((before) => {
      const after = new Set(before);
      if (from >= 0) {
        for (const between of list.slice(Math.min(from, to), Math.max(from, to) + 1)) after.add(between);
      } else if (!after.delete(reference)) after.add(reference);
      return after;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  const selectAll = useCallback(() => setChosen(new Set(latest.current.map((row) => row.reference))), []);
  const selected = useMemo(() => rows.filter((row) => chosen.has(row.reference)), [rows, chosen]);
  const references = useMemo(() => new Set(selected.map((row) => row.reference)), [selected]);
  return { selected, references, toggle, clear, selectAll };
}
