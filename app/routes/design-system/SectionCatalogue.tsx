import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { FounderCall, JoinCall, PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { ConfirmedForm } from "#app/components/sections/ConfirmedForm.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { LongText } from "#app/components/sections/LongText.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { TextField } from "#app/components/ui/Field.tsx";
import { withoutMarks } from "#content-model/sample-marks.ts";
import { SectionSpecimen, Specimen } from "./Specimen.tsx";

type Item = { title: string; description: string };
type Fact = { term: string; value: string };

/** Components that are whole sections of a page, over its full width, and those of one application. */
export function SectionCatalogue({
  title,
  description,
  item,
  form,
  steps,
  stepsTitle,
  contents,
  application,
  erase,
  erased,
  call,
  fieldLabel,
}: Item & {
  item: Item;
  /** The title of a form. */
  form: string;
  steps: Item[];
  stepsTitle: string;
  /** The title of a table of contents. */
  contents: string;
  application: Record<"kind" | "received" | "stage" | "file", Fact> & { reference: string; download: string };
  erase: { confirm: string; yes: string; erase: string };
  erased: Item;
  call: Item & {
    prompt: string;
    date: Fact;
    actions: { label: string; href: string; description: string }[];
  };
  fieldLabel: string;
}) {
  const { reference, kind, received, stage, file, download } = application;
  const html = withoutMarks(steps)
    .map((step, index) => `<h2 id="text-${index}">${step.title}</h2><p>${step.description}</p>`)
    .join("");
  const headings = steps.map((step, index) => ({ id: `text-${index}`, text: step.title }));
  const { prompt, date, actions, ...texts } = call;
  // Each section has a name of its own.
  const [partnerTitle = "", joinTitle = ""] = steps.map((step) => step.title);
  return (
    <>
      <Section id="sections" header={<SectionHeader title={title} description={description} />}>
        <Specimen name="ApplicationDetails">
          <ApplicationDetails
            application={{
              reference,
              formType: kind.value,
              receivedAt: received.value,
              stage: stage.value,
              fields: [],
              fileName: file.value,
            }}
            labels={{ kind: kind.term, received: received.term, stage: stage.term, file: file.term }}
          >
            <Button variant="secondary">{download}</Button>
          </ApplicationDetails>
        </Specimen>
        <Specimen name="ConfirmedForm">
          <ConfirmedForm action="/design-system" code="" labels={{ ...erase, button: erase.erase }} />
        </Specimen>
        <Specimen name="ApplicationErased">
          <ApplicationErased {...erased} />
        </Specimen>
      </Section>
      <SectionSpecimen name="Section">
        <Section ground="raised" layout="split" header={<SectionHeader title={item.title} />}>
          <p className="max-w-text text-statement leading-snug font-medium">
            <ContentText text={item.description} />
          </p>
        </Section>
      </SectionSpecimen>
      <SectionSpecimen name="FormSection">
        <FormSection title={form} aside={{ title: stepsTitle, steps }}>
          <TextField formId="section-catalogue" name="name" label={fieldLabel} />
        </FormSection>
      </SectionSpecimen>
      <SectionSpecimen name="LongText">
        <LongText contents={contents} headings={headings} html={html} />
      </SectionSpecimen>
      <SectionSpecimen name="ClosingCall">
        <FounderCall {...texts} actions={actions} prompt={prompt} />
        <PartnerCall {...texts} title={partnerTitle} actions={actions} date={date} />
        <JoinCall {...texts} title={joinTitle} actions={actions} />
      </SectionSpecimen>
      <SectionSpecimen name="CallToActionRow">
        <CallToActionRow {...texts} actions={actions} />
      </SectionSpecimen>
    </>
  );
}
