import { IconArrowUpRight } from "@tabler/icons-react";
import type { Application } from "#contract/desk/application.ts";
import { safeHref } from "./safe-href.ts";

type Field = Application["fields"][number];

/** An applicant's entry: plain text with its line breaks, or a link that sends no referrer. */
export function FieldValue({ field: { value, kind } }: { field: Field }) {
  if (value.trim() === "") return <span className="text-quiet">Not given</span>;
  const href = safeHref(kind, value);
  if (href === null) {
    return (
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        {value}
      </p>
    );
  }
  const isExternal = kind === "url";
  return (
    <a
      href={href}
      {...(isExternal && {
        target: "_blank",
        rel: "noopener noreferrer nofollow",
        referrerPolicy: "no-referrer",
      })}
      className="wrap-anywhere text-accent underline underline-offset-[0.2em] hover:text-text pointer-coarse:inline-block pointer-coarse:py-2"
    >
      {value}
      {isExternal && (
        <>
          <IconArrowUpRight aria-hidden className="ms-0.5 inline size-[1em] align-[-0.125em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
