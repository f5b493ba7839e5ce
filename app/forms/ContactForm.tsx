import { Checkbox } from "#app/components/ui/Checkbox.tsx";
import { TextArea, TextField } from "#app/components/ui/Field.tsx";
import { hiddenFields } from "#contract/forms/hidden-fields.ts";
import { formMessages } from "#contract/messages.ts";
import { FormPanel } from "./FormPanel.tsx";
import { type DraftWords, FormBanner, HiddenFields, Honeypot, SubmitRow } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

const formId = "contact";

/** Milliseconds that "Sending..." shows at least, as the specification has it. */
const shownAtLeast = 1000;

/**
 * A message to the studio; once sent, a panel takes its place.
 * @param consent the part between two asterisks links to the privacy policy
 */
export function ContactForm({
  consent,
  missing,
  note,
  draft,
}: {
  consent: string;
  missing: { subject: string; consent: string };
  note: string;
  draft: DraftWords;
}) {
  const [before, policy, after] = consent.split("*");
  const { submission, banner, formProps, discardDraft, startAgain } = useSubmission({
    formId,
    url: "/api/send-email",
    encoding: "json",
    validator: async () => {
      const { check } = await import("./validators/contact.ts");
      return (payload) => check(payload, missing);
    },
    unexpected: formMessages.unexpected.contact,
    refused: formMessages.unexpected.contact,
    shownAtLeast,
  });
  const { errors, state } = submission;
  const field = (name: string) => ({ formId, name, error: errors[name] });

  if (state === "success") {
    return <FormPanel {...formMessages.sent} onAgain={startAgain} focus={banner} />;
  }
  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={hiddenFields.contact} />
      <Honeypot formId={formId} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
        <TextField {...field("company")} label="Company" autoComplete="organization" />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextField {...field("subject")} label="Subject" required />
      <TextArea {...field("message")} label="Message" rows={6} required />
      <Checkbox {...field("consent")} required>
        {before}
        <a href="/privacy" className="text-accent underline underline-offset-4">
          {policy}
        </a>
        {after}
      </Checkbox>
      <SubmitRow
        submission={submission}
        label="Send Message"
        busy={formMessages.sending}
        note={note}
        draft={draft}
        onDiscard={discardDraft}
      />
    </form>
  );
}
