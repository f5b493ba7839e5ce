import { Fragment } from "react";
import { cn } from "./cn.ts";
import { splitAccented } from "./split-accented.ts";
import { visibleText } from "./visible-text.ts";

/** Accents of up to this many characters stay on one line; longer ones might not fit a narrow screen. */
const maxUnbrokenLength = 12;

/**
 * Text in which the part between two asterisks stays on one line where it is short: `Meets *Global Ambition*`.
 * @param isColored whether it has the accent color, too: on a few headlines only
 */
export function Accented({ text, isColored = false }: { text: string; isColored?: boolean }) {
  return splitAccented(text).map((part, index) =>
    part.isAccented ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never move.
        key={index}
        className={cn(
          isColored && "text-accent",
          visibleText(part.text).length <= maxUnbrokenLength && "whitespace-nowrap",
        )}
      >
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
