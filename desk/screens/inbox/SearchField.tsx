import { IconSearch } from "@tabler/icons-react";
import { type Ref, useCallback, useEffect, useState } from "react";

/** The search waits until typing pauses this long. */
const pauseMs = 200;

/** Full-text search of the list. Enter goes to the first result; Escape empties the field, then leaves it. */
export function SearchField({
  value,
  onSearch,
  onEnter,
  ref,
}: {
  value: string;
  onSearch: (text: string) => void;
  onEnter: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // The address changed by itself, as when going back.
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  const search = useCallback(
    (words: string) => {
      setSearched(words);
      onSearch(words);
    },
    [onSearch],
  );
  useEffect(() => {
    if (text.trim() === searched) return;
    const timer = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, searched, search]);
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
          if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            if (text.trim() !== searched) search(text.trim());
            return onEnter(text.trim());
          }
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
