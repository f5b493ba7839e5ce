import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import { usePrefetchedApplications } from "../../api/application.ts";
import type { Change } from "../../api/change.ts";
import { useApplicationChange } from "../../api/change-applications.ts";
import { errorText } from "../../api/client.ts";
import { inboxQuery } from "../../api/inbox.ts";
import { inboxHref, useInboxFilter } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { ExportMenu } from "../../components/ExportMenu.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { LoadingFailed } from "../../components/Message.tsx";
import { ShortcutsPaused } from "../../keyboard/shortcuts.ts";
import { Screen } from "../../layout/Screen.tsx";
import type { OpenPicker } from "./BulkBar.tsx";
import { FormTabs } from "./FormTabs.tsx";
import { InboxList } from "./InboxList.tsx";
import { InboxToolbar } from "./InboxToolbar.tsx";
import { EmptyList, LoadingList } from "./ListStates.tsx";
import { MissingNames } from "./MissingNames.tsx";
import { useCurrentRow } from "./use-current-row.ts";
import { useInboxShortcuts } from "./use-inbox-shortcuts.ts";
import { useRowSelection } from "./use-row-selection.ts";
import { ViewsMenu } from "./views/ViewsMenu.tsx";

/** Loaded when several are written to. */
const ReplyToSeveral = lazyPart(async () => (await import("./several/ReplyToSeveral.tsx")).ReplyToSeveral);

/** Loaded when applications are selected. */
const BulkBar = lazyPart(async () => (await import("./BulkBar.tsx")).BulkBar);

const noRows: InboxRow[] = [];

/** The list of applications, with its filters and actions. */
export function Inbox() {
  const filter = useInboxFilter();
  const navigate = useNavigate();
  const member = useMember();
  const list = useInfiniteQuery(inboxQuery(filter));
  const rows = list.data ?? noRows;
  const { selected, references, toggle, clear, selectAll } = useRowSelection(rows);
  const view = inboxHref(filter);
  const { current, setCurrent, currentIndex, focusRequest, requestFocus, ...focusing } = useCurrentRow(
    rows,
    view,
  );
  const { clearFocusRequest, focusRow, move } = focusing;
  const [openPicker, setOpenPicker] = useState<OpenPicker>(null);
  /** The row that a list was opened for while nothing was selected. */
  const [pickerRow, setPickerRow] = useState<string>();
  const [several, setSeveral] = useState<{ rows: InboxRow[]; mode: "reply" | "decline" } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const changeApplications = useApplicationChange();

  const currentRow = rows[currentIndex];
  usePrefetchedApplications(currentRow?.reference);
  const canChange = mayEdit(member);
  const openedFor = openPicker ? rows.filter(({ reference }) => reference === pickerRow) : [];
  const targets = selected.length > 0 ? selected : openedFor;
  // What it was opened for may have left the list.
  if (openPicker && targets.length === 0) setOpenPicker(null);

  /** The next step goes on from the row that was selected last. */
  const toggleRow = useCallback(
    (reference: string, isRange?: boolean) => {
      setCurrent(reference);
      toggle(reference, isRange);
    },
    [toggle, setCurrent],
  );
  const setFilter = useCallback(
    (change: InboxFilter) => void navigate(inboxHref({ ...filter, ...change }), { replace: true }),
    [navigate, filter],
  );
  const onSearch = useCallback((q: string) => setFilter({ q: q || undefined }), [setFilter]);
  // What Enter was pressed for, until its results are there.
  const [enteredSearch, setEnteredSearch] = useState<string | null>(null);
  useEffect(() => {
    if (enteredSearch === null || enteredSearch !== (filter.q ?? "") || list.isPending) return;
    setEnteredSearch(null);
    focusRow(rows[0]);
  }, [enteredSearch, filter.q, list.isPending, rows, focusRow]);
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);

  const moreFailure =
    list.isFetchNextPageError && !list.isFetchingNextPage ? errorText(list.error) : undefined;

  /** Changes the targets, and moves on to the row after those that are archived. */
  function change(change: Change, changed: readonly InboxRow[] = targets) {
    if (changed.length === 0) return;
    const isChanged = new Set(changed.map((row) => row.reference));
    const after = rows.slice(currentIndex).find((row) => !isChanged.has(row.reference));
    changeApplications.mutate({ rows: [...changed], change });
    if ("archived" in change) {
      clear();
      if (after) setCurrent(after.reference);
    }
    // Without a selection, the bar with the list that was chosen from goes, and with it the focus.
    if ("archived" in change || selected.length === 0) requestFocus();
  }

  const { isOpening } = useInboxShortcuts({
    filter,
    currentRow,
    selected,
    canChange,
    search,
    onMove: move,
    onToggle: toggleRow,
    onClear: clear,
    onChange: change,
    onOpenPicker: (picker) => {
      if (currentRow) setCurrent(currentRow.reference);
      setPickerRow(selected.length > 0 ? undefined : currentRow?.reference);
      setOpenPicker(picker);
    },
    onWriteToSeveral: (mode) => setSeveral({ rows: selected, mode }),
  });

  // The selection belongs to one view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view clears it.
  useEffect(clear, [view]);

  return (
    <Screen
      title="Inbox"
      scrolls={false}
      tabs={<FormTabs filter={filter} />}
      actions={
        <>
          <ViewsMenu filter={filter} />
          <ExportMenu query={filter} />
        </>
      }
    >
      <InboxToolbar
        filter={filter}
        onChange={setFilter}
        onSearch={onSearch}
        onEnterSearch={setEnteredSearch}
        searchRef={search}
      />
      <MissingNames filter={filter} />
      {list.isPending ? (
        <LoadingList />
      ) : list.isError && rows.length === 0 ? (
        <LoadingFailed isInset reason={errorText(list.error)} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyList filter={filter} />
      ) : (
        <InboxList
          rows={rows}
          filter={filter}
          current={current}
          focusRequest={focusRequest}
          onFocused={clearFocusRequest}
          selected={references}
          hasMore={list.hasNextPage}
          moreFailure={moreFailure}
          onNearEnd={loadMore}
          onRetry={() => {
            // The button is gone while it is tried.
            focusRow(rows.at(-1));
            loadMore();
          }}
          onCurrent={setCurrent}
          onMove={move}
          {...(canChange && {
            onToggle: toggleRow,
            onToggleAll: () => (selected.length === rows.length ? clear() : selectAll()),
          })}
        />
      )}
      {canChange && targets.length > 0 && (
        <Suspense fallback={openPicker && <ShortcutsPaused />}>
          <BulkBar
            targets={targets}
            openPicker={openPicker}
            onOpenPicker={(picker) => {
              if (selected.length > 0) setPickerRow(undefined);
              setOpenPicker(picker);
            }}
            onChange={change}
            onClose={() => {
              setOpenPicker(null);
              clear();
            }}
            onWrite={(mode) => setSeveral({ rows: selected, mode })}
          />
        </Suspense>
      )}
      {isOpening && <ShortcutsPaused />}
      {several && (
        <Suspense fallback={<ShortcutsPaused />}>
          <ReplyToSeveral {...several} list={rows} onClose={() => setSeveral(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
