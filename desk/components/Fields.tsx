import type { Application } from "#contract/desk/application.ts";
import { FieldValue } from "./FieldValue.tsx";

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
