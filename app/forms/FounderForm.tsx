import { TextArea, TextField } from "#app/components/ui/Field.tsx";
import { hiddenFields } from "#contract/forms/hidden-fields.ts";
import { formMessages } from "#contract/messages.ts";
import { type DraftWords, FieldGroup, FormBanner, HiddenFields, Honeypot, SubmitRow } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

const formId = "founder";

/** The founder application. */
export function FounderForm({
  hints,
  groups,
  note,
  draft,
}: {
  hints: { linkedin: string; message: string };
  groups: { you: string; venture: string };
  note: string;
  draft: DraftWords;
}) {
  const { submission, banner, formProps, discardDraft } = useSubmission({
    formId,
    url: "/api/send-email",
    encoding: "json",
    validator: () => import("./validators/founder.ts").then((module) => module.check),
    unexpected: formMessages.unexpected.founder,
  });
  const field = (name: string) => ({ formId, name, error: submission.errors[name] });

  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={hiddenFields.founder} />
      <Honeypot formId={formId} />
      <FieldGroup number={1} name={groups.you}>
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
          <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
        </div>
        <TextField
          {...field("linkedin")}
          label="LinkedIn"
          type="url"
          hint={hints.linkedin}
          placeholder="https://"
          autoComplete="url"
        />
      </FieldGroup>
      <FieldGroup number={2} name={groups.venture}>
        <TextArea {...field("message")} label="Message" rows={9} hint={hints.message} required />
      </FieldGroup>
      <SubmitRow submission={submission} note={note} draft={draft} onDiscard={discardDraft} />
    </form>
  );
}
