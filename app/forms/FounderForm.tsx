import { TextArea, TextField } from "#app/ui/Field.tsx";
import { ownValues } from "#contract/forms/own-values.ts";
import { texts } from "#contract/texts.ts";
import { FormBanner, HiddenFields, Honeypot, SubmitRow } from "./FormParts.tsx";
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
  const field = (name: string) => ({ formId, name, error: submission.errors[name] });

  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={ownValues.founder} />
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
      <SubmitRow submission={submission} onDiscard={discardDraft} />
    </form>
  );
}
