import { useRef } from "react";
import { Button } from "./ui/Button.tsx";

type Query = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Gives the focus to a row of the list before the button, or to the first control in it. */
function focusRow(rows: Element | null | undefined, index: number) {
  const row = rows?.children[index];
  const control = row?.querySelector<HTMLElement>("a, button, summary");
  if (!control) row?.setAttribute("tabindex", "-1");
  (control ?? (row as HTMLElement | undefined))?.focus();
}

/** The button below a list or table that has another page. The focus goes on to the first row of that. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { query: Query }) {
  const button = useRef<HTMLButtonElement>(null);
  async function load() {
    const list = button.current?.previousElementSibling;
    const rows = list?.querySelector("tbody") ?? list;
    const count = rows?.children.length ?? 0;
    await fetchNextPage();
    // Once the rows are there; the button may be gone.
    requestAnimationFrame(() => focusRow(rows, count));
  }
  if (!hasNextPage) return null;
  return (
    <Button
      ref={button}
      className="mt-4 self-start aria-disabled:opacity-60"
      aria-disabled={isFetchingNextPage || undefined}
      onClick={() => !isFetchingNextPage && void load()}
    >
      {isFetchingNextPage ? "Loading …" : "Show more"}
    </Button>
  );
}
