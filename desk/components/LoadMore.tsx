import { useEffect, useRef } from "react";
import { Button } from "./ui/Button.tsx";

type Query = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** What a list or table has: its rows, and the controls in it. */
const partsOf = (list: Element) => ({
  rows: (list.querySelector("tbody") ?? list).children,
  controls: list.querySelectorAll<HTMLElement>("a, button, summary"),
});

/** The button below a list or table that has another page. The focus goes on to the first control or row of that. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { query: Query }) {
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
  return (
    <Button
      ref={button}
      className="mt-4 self-start aria-disabled:opacity-60"
      aria-disabled={isFetchingNextPage || undefined}
      onClick={() => !isFetchingNextPage && load()}
    >
      {isFetchingNextPage ? "Loading …" : "Show more"}
    </Button>
  );
}
