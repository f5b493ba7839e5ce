import { IconSearch } from "@tabler/icons-react";
import { type Ref, useEffect, useState } from "react";

/** The search waits until typing pauses this long. */
const pauseMs = 200;

/** Full-text search of the list. Escape empties it, then leaves it. */
export function SearchField({
  value,
  onSearch,
  ref,
}: {
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // The address changed by itself, as when going back.
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === searched) return;
    const timer = setTimeout(() => {
      setSearched(text.trim());
      onSearch(text.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, searched, onSearch]);
  return (
    <search className="relative min-w-0 grow md:min-w-56 xl:max-w-80">
      <IconSearch
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={ref}
        type="search"
        aria-label="Search applications"
        aria-keyshortcuts="/"
        placeholder="Search fields and notes"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          if (text) setText("");
          else event.currentTarget.blur();
        }}
        className="h-control w-full rounded-control border border-hairline-strong bg-field pr-2.5 pl-8.5 placeholder:text-quiet pointer-coarse:h-touch pointer-coarse:text-body"
      />
    </search>
  );
}
