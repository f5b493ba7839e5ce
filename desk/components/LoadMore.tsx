import { useEffect, useRef } from "react";
import { errorText } from "../api/client.ts";
import { Button } from "./ui/Button.tsx";

type Query = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
};

/** What a list or table has: its rows, and the controls in it. */
const partsOf = (list: Element) => ({
  rows: (list.querySelector("tbody") ?? list).children,
  controls: list.querySelectorAll<HTMLElement>("a, button, summary"),
});

/** The button below a list or table that has another page. The focus goes on to the first control or row of that. */
export function LoadMore({ query }: { query: Query }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<{ list: Element; rows: number; controls: number }>(undefined);
  useEffect(() => {
    if (isFetchingNextPage || !before.current) return;
    const { list, rows, controls } = before.current;
    before.current = undefined;
    const parts = partsOf(list);
    const next = parts.controls[controls] ?? parts.rows[rows];
    if (!parts.controls[controls]) next?.setAttribute("tabindex", "-1");
    (next as HTMLElement | undefined)?.focus();
  }, [isFetchingNextPage]);
  function load() {
    const list = button.current?.previousElementSibling;
    if (list) {
      const { rows, controls } = partsOf(list);
      before.current = { list, rows: rows.length, controls: controls.length };
    }
    void fetchNextPage();
  }
  if (!hasNextPage) return null;
  const isFailed = isFetchNextPageError && !isFetchingNextPage;
  return (
    <>
      <Button
        ref={button}
        className="mt-4 self-start aria-disabled:opacity-60"
        aria-disabled={isFetchingNextPage || undefined}
        onClick={() => !isFetchingNextPage && load()}
      >
        {isFetchingNextPage ? "Loading …" : isFailed ? "Try again" : "Show more"}
      </Button>
      {isFailed && (
        <p role="alert" className="mt-2">
          More could not be loaded. {errorText(error)}
        </p>
      )}
    </>
  );
}
