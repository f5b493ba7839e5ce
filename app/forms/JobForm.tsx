import { TextArea, TextField } from "#app/components/ui/Field.tsx";
import { FileField } from "#app/components/ui/FileField.tsx";
import { hiddenFields } from "#contract/forms/hidden-fields.ts";
import { resumeExtensions } from "#contract/limits.ts";
import { formMessages } from "#contract/messages.ts";
import { resumeError, resumeMessages } from "#contract/resume.ts";
import { type DraftWords, FieldGroup, FormBanner, HiddenFields, Honeypot, SubmitRow } from "./FormParts.tsx";
import { useSubmission } from "./use-submission.ts";

/** The application for one position. */
export function JobForm({
  slug,
  form,
  words,
  draft,
}: {
  slug: string;
  form: { formType: string; sourcePage: string; position: string };
  words: {
    groups: { you: string; application: string };
    prompt: string;
    missing: { coverLetter: string };
    note: string;
  };
  draft: DraftWords;
}) {
  const formId = `job-${slug}`;
  const { submission, banner, formProps, discardDraft } = useSubmission({
    formId,
    url: "/api/send-career-email",
    encoding: "multipart",
    validator: async () => {
      const { check } = await import("./validators/career.ts");
      return (payload, files) => check(payload, files, words.missing);
    },
    unexpected: formMessages.unexpected.career,
  });
  const { errors, state, progress } = submission;
  const field = (name: string) => ({ formId, name, error: errors[name] });

  return (
    <form {...formProps} className="grid gap-6">
      <FormBanner submission={submission} banner={banner} />
      <HiddenFields values={{ ...form, ...hiddenFields.career }} />
      <Honeypot formId={formId} />
      <FieldGroup number={1} name={words.groups.you}>
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field("email")} label="Email" type="email" autoComplete="email" required />
          <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" />
        </div>
        <TextField
          {...field("linkedin")}
          label="LinkedIn"
          type="url"
          placeholder="https://"
          autoComplete="url"
        />
      </FieldGroup>
      <FieldGroup number={2} name={words.groups.application}>
        <FileField
          {...field("resume")}
          label="Resume"
          hint={resumeMessages.hint}
          prompt={words.prompt}
          accept={resumeExtensions}
          check={resumeError}
          required
        />
        <TextArea {...field("coverLetter")} label="Cover Letter" rows={9} required />
      </FieldGroup>
      {state === "submitting" && progress > 0 && (
        <progress className="progress" max={1} value={progress} aria-label="Upload" />
      )}
      <SubmitRow submission={submission} note={words.note} draft={draft} onDiscard={discardDraft} />
    </form>
  );
}
