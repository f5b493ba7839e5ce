import { useQuery } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { cn } from "#app/components/ui/cn.ts";
import type { InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { useMemberName } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { Button } from "../../components/ui/Button.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { InboxRowView } from "./InboxRowView.tsx";
import { rowColumns, rowHeightPx } from "./row-columns.ts";
import { rowLinkOf } from "./use-current-row.ts";

/** Rows before the end at which the next page is loaded. */
const loadAhead = 30;
/** As high as a control (`--spacing-control`). */
const headingHeightPx = 32;

type Props = {
  rows: readonly InboxRow[];
  filter: InboxFilter;
  /** The row that keys act on. */
  current: string | null;
  /** Rises whenever the focus is to move to the current row; 0 when it is not. */
  focusRequest: number;
  /** Called once the focus has moved, so that the list does not take it again when it is next shown. */
  onFocused: () => void;
  selected: ReadonlySet<string>;
  hasMore: boolean;
  /** Why the next page could not be loaded, which is not tried again by itself then. */
  moreFailure?: string;
  onNearEnd: () => void;
  onRetry: () => void;
  onCurrent: (reference: string) => void;
  onMove: (offset: number) => void;
  /** Only for members who can change something. */
  onToggle?: (reference: string, isRange?: boolean) => void;
  onToggleAll?: () => void;
};

/** The columns' names; the checkbox in the first selects every loaded row. */
function ListHeading({ isAllSelected, onToggleAll }: { isAllSelected: boolean; onToggleAll?: () => void }) {
  const cell = "text-left font-text";
  return (
    <thead className="sticky top-0 z-2 block bg-ground max-md:sr-only">
      <tr
        aria-rowindex={1}
        style={{ height: headingHeightPx }}
        className={cn(rowColumns, "items-center border-b border-hairline text-fine text-quiet")}
      >
        <td>
          {onToggleAll && (
            <label className="grid h-control cursor-pointer place-items-center">
              <span className="sr-only">Select all loaded</span>
              <input
                type="checkbox"
                className="size-4 accent-ember"
                checked={isAllSelected}
                onChange={onToggleAll}
              />
            </label>
          )}
        </td>
        <th scope="col" className={cn(cell, "pl-3.5")}>
          Name
        </th>
        <th scope="col" className={cell}>
          Kind or position
        </th>
        <th scope="col" className={cn(cell, "max-xl:hidden")}>
          Organization
        </th>
        <th scope="col" className={cell}>
          Stage
        </th>
        <th scope="col" className={cell}>
          <span className="max-xl:sr-only">Assignee</span>
        </th>
        <th scope="col" className="pr-2 text-right font-text">
          Answer due
        </th>
        <th scope="col" className="pr-4 text-right font-text lg:pr-6">
          Age
        </th>
      </tr>
    </thead>
  );
}

/** The applications as a table of which only the visible rows are in the document. */
export function InboxList({
  rows,
  filter,
  current,
  focusRequest,
  selected,
  hasMore,
  moreFailure,
  ...handlers
}: Props) {
  const { onFocused, onNearEnd, onRetry, onCurrent, onMove, onToggle, onToggleAll } = handlers;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery("(width < 48rem)");
  const heightPx = isPhone ? rowHeightPx.phone : rowHeightPx.list;
  const headingPx = isPhone ? 0 : headingHeightPx;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    getItemKey: (index) => rows[index]?.reference ?? index,
    overscan: 10,
    // The heading stays at the top of the list.
    scrollMargin: headingPx,
    scrollPaddingStart: headingPx,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights change with the layout.
  useEffect(() => virtualizer.measure(), [heightPx]);

  const items = virtualizer.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !moreFailure && lastShown >= rows.length - loadAhead) onNearEnd();
  }, [hasMore, moreFailure, lastShown, rows.length, onNearEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a request moves the focus, not a changed list.
  useEffect(() => {
    const index = rows.findIndex((row) => row.reference === current);
    if (focusRequest === 0) return;
    if (index < 0) return onFocused();
    virtualizer.scrollToIndex(index, { align: "auto" });
    const frame = requestAnimationFrame(() => {
      rowLinkOf(current ?? "")?.focus({ preventScroll: true });
      onFocused();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusRequest]);

  function moveByKey(event: KeyboardEvent) {
    const offset = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (!offset || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(offset);
  }

  const stages = useQuery(stagesQuery).data;
  const memberName = useMemberName();
  const isCurrentShown = rows.some((row) => row.reference === current);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys scroll it, and move between its links.
    <div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain" onKeyDown={moveByKey}>
      <table aria-label="Applications" aria-rowcount={hasMore ? -1 : rows.length + 1} className="block">
        <ListHeading
          isAllSelected={rows.length > 0 && selected.size >= rows.length}
          onToggleAll={onToggleAll}
        />
        <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <InboxRowView
                key={row.reference}
                row={row}
                href={applicationHref(row.reference, filter)}
                rowIndex={index + 2}
                topPx={start - headingPx}
                heightPx={heightPx}
                stages={stages?.[row.form]}
                assignee={row.assigneeId === null ? "" : memberName(row.assigneeId)}
                isCurrent={row.reference === current || (!isCurrentShown && index === 0)}
                isSelected={selected.has(row.reference)}
                onCurrent={onCurrent}
                onToggle={onToggle}
              />
            );
          })}
        </tbody>
      </table>
      {moreFailure && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:px-6">
          <p>Further applications could not be loaded. {moreFailure}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </div>
  );
}
