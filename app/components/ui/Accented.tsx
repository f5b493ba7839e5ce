import { Fragment } from "react";
import { splitAccented } from "./split-accented.ts";

/** Accents of up to this many characters stay on one line; longer ones might not fit a narrow screen. */
const maxUnbrokenLength = 12;

/** Text in which parts between two asterisks have the accent color: `Meets *Global Ambition*`. */
export function Accented({ text }: { text: string }) {
  return splitAccented(text).map((part, index) =>
    part.isAccented ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never move.
        key={index}
        className={`text-accent ${part.text.length > maxUnbrokenLength ? "" : "whitespace-nowrap"}`}
      >
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
