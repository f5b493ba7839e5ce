import { Fragment } from "react";
import { SampleMark } from "./SampleMark.tsx";

/**
 * Text that breaks only where it is wider than its box: joined by a hyphen or an en dash (`1-2M`, `3–5`), phone numbers,
 * `a month`, and figures with their unit; with the asterisk, punctuation and marks of a preview at its ends, which would
 * begin or end a line.
 */
const compound =
  /([(“]?(?:(?:\ban?|[\d.,–-]*\d(?: million)?) (?:euro|kronor|(?:hour|day|week|month|year)s?)\b|\w+[-–]\w+|\+\d[\d ]+\d)[*.,;:!?)”\u2061-\u2064]*)/;

/**
 * A link to a source or a page, `[Companies Act](https://lagen.nu/2005:551)` or `[the guide](/insights/guide)`. Splitting
 * by it gives text, label, address, text …
 */
const link = /\[([^\][]+)\]\(((?:https:\/|\/(?!\/))[^\s()]*)\)/;

/**
 * A text of the content. Each asterisk in it becomes the mark of a sample, and `[label](https://…)` or `[label](/…)` a
 * link; ranges, compounds, phone numbers and periods begin a new line rather than break.
 */
export function ContentText({ text }: { text: string }) {
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const href = index % 3 === 1 ? parts[index + 1] : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <Fragment key={index}>
        {href ? (
          <a href={href} className="underline underline-offset-4 hover:text-accent">
            {part}
          </a>
        ) : (
          <Unbroken text={part} />
        )}
      </Fragment>
    );
  });
}

function Unbroken({ text }: { text: string }) {
  return text.split(compound).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <span key={index} className="inline-block">
        <Marked text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Marked key={index} text={part} />
    ),
  );
}

function Marked({ text }: { text: string }) {
  return text.split("*").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={index}>
      {index > 0 && <SampleMark />}
      {part}
    </Fragment>
  ));
}
