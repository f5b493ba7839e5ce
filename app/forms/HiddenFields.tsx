import { type FormDefinition, fieldsOf } from "#contract/forms/form-definition.ts";
import { honeypot } from "#contract/honeypot.ts";

/** A field that people neither see nor reach; simple bots fill it in. */
function Honeypot({ formId }: { formId: string }) {
  const id = `${formId}-${honeypot}`;
  return (
    <div aria-hidden className="sr-only">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  );
}

/**
 * The fields that visitors do not fill in.
 * @param values those that the form's declaration leaves to the page
 */
export function HiddenFields({
  form,
  formId,
  values = {},
}: {
  form: FormDefinition;
  formId: string;
  values?: Record<string, string>;
}) {
  const declared = fieldsOf(form).filter((field) => field.type === "hidden");
  const all: Record<string, string | undefined> = {
    formType: form.formType ?? undefined,
    emailConfigType: form.emailConfigType,
    ...Object.fromEntries(declared.map((field) => [field.name, field.value])),
    ...values,
  };
  return (
    <>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot formId={formId} />
    </>
  );
}
