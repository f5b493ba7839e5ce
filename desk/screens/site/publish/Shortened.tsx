import { type ReactNode, useState } from "react";
import { Button } from "../../../components/ui/Button.tsx";

/** How many are shown at first. */
const maxShown = 12;

type Props<Item> = {
  items: readonly Item[];
  className?: string;
  /** The list item of one, with a key. */
  children: (item: Item) => ReactNode;
};

/** A list that shows its first items, says how many more there are, and shows them when asked. Nothing without any. */
export function Shortened<Item>({ items, className, children }: Props<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  // A button that shows one more would take as much room.
  const isShort = !showsAll && items.length > maxShown + 1;
  return (
    <>
      <ul className={className}>{(isShort ? items.slice(0, maxShown) : items).map(children)}</ul>
      {isShort && (
        <Button variant="quiet" className="-ml-3 self-start" onClick={() => setShowsAll(true)}>
          Show {items.length - maxShown} more
        </Button>
      )}
    </>
  );
}
