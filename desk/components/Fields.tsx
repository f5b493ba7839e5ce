import type { Application } from "#contract/desk/application.ts";
import { ExternalLink, writtenLinkStyle } from "./ExternalLink.tsx";
import { safeHref } from "./safe-href.ts";

type Field = Application["fields"][number];

/** An applicant's entry: plain text with its line breaks, or a link that sends no referrer. */
function FieldValue({ field: { value, kind } }: { field: Field }) {
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

/** Everything the applicant filled in, in the form's order. @param shownElsewhere names of fields to leave out */
export function Fields({
  data: { fields, sourcePage },
  shownElsewhere = [],
}: {
  data: Application;
  shownElsewhere?: readonly string[];
}) {
  const shown = fields.filter(({ name }) => !shownElsewhere.includes(name));

  return (
    <section aria-labelledby="fields-title">
      <h2 id="fields-title" className="sr-only">
        What was sent
      </h2>
      <dl>
        {shown.map((field) => (
          <div key={field.name} className="border-b border-hairline py-2.5 first:pt-0">
            <dt className="text-fine text-quiet">{field.label}</dt>
            <dd>
              <FieldValue field={field} />
            </dd>
          </div>
        ))}
        {sourcePage && (
          <div className="py-2.5">
            <dt className="text-fine text-quiet">Sent from</dt>
            <dd className="wrap-anywhere">{sourcePage}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
