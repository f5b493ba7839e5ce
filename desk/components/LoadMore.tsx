import { Button } from "./ui/Button.tsx";

type Query = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** The button below a list that has another page. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { query: Query }) {
  if (!hasNextPage) return null;
  return (
    <Button className="mt-4 self-start" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {isFetchingNextPage ? "Loading …" : "Show more"}
    </Button>
  );
}
