import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/ui/Checkbox.tsx";
import { Select, TextArea, TextField } from "#app/components/ui/Field.tsx";
import { FileField } from "#app/components/ui/FileField.tsx";

/** Every form element: plain, with a hint, with an error, and what a form says back. */
export function FormCatalogue({
  ground,
  words,
  button,
}: {
  ground: string;
  words: {
    name: string;
    email: string;
    hint: string;
    error: string;
    choice: string;
    options: string[];
    message: string;
    file: string;
    prompt: string;
    consent: string;
    good: string;
    bad: string;
  };
  button: string;
}) {
  const formId = `catalogue-${ground}`;
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
      <TextField formId={formId} name={`name-${ground}`} label={words.name} hint={words.hint} required />
      <TextField
        formId={formId}
        name={`email-${ground}`}
        type="email"
        label={words.email}
        error={words.error}
        defaultValue="anna@"
        required
      />
      <Select
        formId={formId}
        name={`choice-${ground}`}
        label={words.choice}
        options={words.options}
        required
      />
      <FileField
        formId={formId}
        name={`file-${ground}`}
        label={words.file}
        accept={[".pdf"]}
        prompt={words.prompt}
        check={() => undefined}
      />
      <TextArea formId={formId} name={`message-${ground}`} label={words.message} rows={4} />
      <div className="flex flex-col gap-6">
        <Checkbox formId={formId} name={`consent-${ground}`}>
          {words.consent}
        </Checkbox>
        <Banner variant="success">{words.good}</Banner>
        <Banner variant="error">{words.bad}</Banner>
        <Button disabled>{button}</Button>
      </div>
    </div>
  );
}
