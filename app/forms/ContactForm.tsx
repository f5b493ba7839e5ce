import { Button } from "#app/ui/Button.tsx";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { texts } from "#contract/texts.ts";
import { FormPanel } from "./FormPanel.tsx";
import { DraftNote, FormBanner, HiddenFields, Honeypot } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

const formId = "contact";

/** Milliseconds that "Sending..." shows at least, as the specification has it. */
const shownAtLeast = 1000;

/** A message to the studio; once sent, a panel takes its place. */
export function ContactForm() {
  const { submission, banner, formProps, discardDraft, startAgain } = useSubmission({
    formId,
    url: "/api/send-email",
    encoding: "json",
    validator: () => import("./validators/contact.ts").then((module) => module.check),
    unexpected: texts.unexpected.contact,
    refused: texts.unexpected.contact,
    shownAtLeast,
  });
  const { errors, state } = submission;
  const field = (name: string) => ({ formId, name, error: errors[name] });

  if (state === "success") {
    return <FormPanel {...texts.sent} onAgain={startAgain} focus={banner} />;
  }
  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={{ formType: "Contact Form", emailConfigType: "general" }} />
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
        I agree that my data is used to answer me, as the{" "}
        <a href="/privacy" className="text-accent underline underline-offset-4">
          privacy policy
        </a>{" "}
        says.
      </Checkbox>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" disabled={state === "submitting"}>
          {state === "submitting" ? texts.sending : "Send Message"}
        </Button>
        <DraftNote submission={submission} onDiscard={discardDraft} />
      </div>
    </form>
  );
}
