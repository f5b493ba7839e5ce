import { Select, TextArea, TextField } from "#app/components/ui/Field.tsx";
import { hiddenFields } from "#contract/forms/hidden-fields.ts";
import { focusAreas, organizationTypes } from "#contract/forms/partner-options.ts";
import { formMessages } from "#contract/messages.ts";
import { FormPanel } from "./FormPanel.tsx";
import { type DraftWords, FieldGroup, FormBanner, HiddenFields, Honeypot, SubmitRow } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

const formId = "partner";

/** The partner application; once sent, a panel takes its place. */
export function PartnerForm({
  hints,
  groups,
  note,
  draft,
}: {
  hints: { website: string; partnershipGoals: string };
  groups: { organization: string; goals: string; you: string };
  note: string;
  draft: DraftWords;
}) {
  const { submission, banner, formProps, discardDraft, startAgain } = useSubmission({
    formId,
    url: "/api/send-email",
    encoding: "json",
    validator: () => import("./validators/partner.ts").then((module) => module.check),
    unexpected: formMessages.unexpected.partner,
  });
  const { errors, state } = submission;
  const field = (name: string) => ({ formId, name, error: errors[name] });

  if (state === "success") {
    return (
      <FormPanel
        title={formMessages.submitted.title}
        text={formMessages.success}
        again={formMessages.submitted.again}
        onAgain={startAgain}
        focus={banner}
      />
    );
  }
  return (
    <form {...formProps} className="grid gap-6">
      <HiddenFields values={hiddenFields.partner} />
      <Honeypot formId={formId} />
      <FieldGroup number={1} name={groups.organization}>
        <TextField
          {...field("organizationName")}
          label="Organization Name"
          autoComplete="organization"
          required
        />
        <TextField
          {...field("website")}
          label="Website"
          type="url"
          hint={hints.website}
          placeholder="https://"
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            {...field("organizationType")}
            label="Organization Type"
            options={organizationTypes}
            required
          />
          <Select {...field("focusArea")} label="Focus Area" options={focusAreas} required />
        </div>
      </FieldGroup>
      <FieldGroup number={2} name={groups.goals}>
        <TextArea
          {...field("partnershipGoals")}
          label="Partnership Goals"
          rows={7}
          hint={hints.partnershipGoals}
          required
        />
      </FieldGroup>
      <FieldGroup number={3} name={groups.you}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field("name")} label="Name" autoComplete="name" required />
          <TextField {...field("jobTitle")} label="Job Title" autoComplete="organization-title" />
        </div>
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
      </FieldGroup>
      <FormBanner submission={submission} banner={banner} />
      <SubmitRow submission={submission} note={note} draft={draft} onDiscard={discardDraft} />
    </form>
  );
}
