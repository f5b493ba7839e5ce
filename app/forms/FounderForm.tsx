import { Button } from "#app/ui/Button.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { texts } from "#contract/texts.ts";
import { DraftNote, FormBanner, HiddenFields, Honeypot } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

const formId = "founder";

/** The founder application. */
export function FounderForm({ hints }: { hints: { linkedin: string; message: string } }) {
  const { submission, banner, formProps, discardDraft } = useSubmission({
    formId,
    url: "/api/send-email",
    encoding: "json",
    validator: () => import("./validators/founder.ts").then((module) => module.check),
    unexpected: texts.unexpected.founder,
  });
  const { errors, state } = submission;
  const field = (name: string) => ({ formId, name, error: errors[name] });

  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={{ formType: "Founder Application", emailConfigType: "founder_group" }} />
      <Honeypot formId={formId} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
        <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
        <TextField
          {...field("linkedin")}
          label="LinkedIn"
          type="url"
          hint={hints.linkedin}
          placeholder="https://"
          autoComplete="url"
        />
      </div>
      <TextArea {...field("message")} label="Message" rows={9} hint={hints.message} required />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" disabled={state === "submitting"}>
          {state === "submitting" ? texts.submitting : "Submit Application"}
        </Button>
        <DraftNote submission={submission} onDiscard={discardDraft} />
      </div>
    </form>
  );
}
