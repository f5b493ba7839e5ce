import type { Application } from "#contract/desk/application.ts";
import { ExternalLink, writtenLinkStyle } from "./ExternalLink.tsx";
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
  if (kind === "url") return <ExternalLink href={href} text={value} />;
  return (
    <a href={href} className={writtenLinkStyle}>
      {value}
    </a>
  );
}
