import { Banner } from "#app/components/ui/Banner.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/ui/Checkbox.tsx";
import { Select, TextArea, TextField } from "#app/components/ui/Field.tsx";
import { FileField } from "#app/components/ui/FileField.tsx";
import { Specimen } from "./Specimen.tsx";

/** Every form control: plain, with a hint and with an error; the banners with a form's result; a form that is being sent. */
export function FormCatalogue({
  ground,
  labels,
  button,
}: {
  ground: string;
  labels: {
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
    <div className="grid gap-y-12">
      <Specimen name="Field" layout="plain">
        <div className="grid gap-8">
          <TextField
            formId={formId}
            name={`name-${ground}`}
            label={labels.name}
            hint={labels.hint}
            required
          />
          <TextField
            formId={formId}
            name={`email-${ground}`}
            type="email"
            label={labels.email}
            error={labels.error}
            defaultValue="anna@"
            required
          />
          <Select
            formId={formId}
            name={`choice-${ground}`}
            label={labels.choice}
            options={labels.options}
            required
          />
          <TextArea
            formId={formId}
            name={`message-${ground}`}
            label={labels.message}
            rows={4}
            maxLength={100}
          />
        </div>
      </Specimen>
      <Specimen name="FileField" layout="plain">
        <FileField
          formId={formId}
          name={`file-${ground}`}
          label={labels.file}
          accept={[".pdf"]}
          prompt={labels.prompt}
          check={() => undefined}
        />
      </Specimen>
      <Specimen name="Checkbox" layout="plain">
        <Checkbox formId={formId} name={`consent-${ground}`}>
          {labels.consent}
        </Checkbox>
      </Specimen>
      <Specimen name="Banner" layout="plain">
        <div className="grid gap-6">
          <Banner variant="success">{labels.good}</Banner>
          <Banner variant="error">{labels.bad}</Banner>
        </div>
      </Specimen>
      <Button disabled data-busy-label={button}>
        {button}
      </Button>
    </div>
  );
}
