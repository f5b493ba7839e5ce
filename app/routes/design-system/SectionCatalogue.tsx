import { ApplicationDetails } from "#app/components/sections/ApplicationDetails.tsx";
import { ApplicationErased } from "#app/components/sections/ApplicationErased.tsx";
import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { FounderCall, JoinCall, PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { EraseApplicationForm } from "#app/components/sections/EraseApplicationForm.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { LongText } from "#app/components/sections/LongText.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextField } from "#app/components/ui/Field.tsx";

type Item = { title: string; description: string };

/** Components that are whole sections of a page, over its full width. */
export function SectionCatalogue({
  items,
  labels,
}: {
  items: Item[];
  labels: { action: string; name: string; consent: string };
}) {
  const [first = { title: "", description: "" }] = items;
  const actions = [
    { label: labels.action, href: "/design-system" },
    { label: labels.name, href: "/" },
  ];
  const html = items
    .map(({ title, description }, index) => `<h2 id="text-${index}">${title}</h2><p>${description}</p>`)
    .join("");
  const headings = items.map(({ title }, index) => ({ id: `text-${index}`, text: title }));
  return (
    <>
      <div data-component="Section">
        <Section ground="raised" layout="split" header={<SectionHeader label="Section" {...first} />}>
          <p>{first.description}</p>
        </Section>
      </div>
      <div data-component="FormSection">
        <FormSection title="FormSection" aside={{ title: "StepsAside", steps: items }}>
          <TextField formId="section-catalogue" name="name" label={labels.name} />
        </FormSection>
      </div>
      <div data-component="LongText">
        <LongText contents="TableOfContents" headings={headings} html={html} />
      </div>
      <Section header={<SectionHeader title="ApplicationDetails" />}>
        <div data-component="ApplicationDetails">
          <ApplicationDetails
            application={{
              reference: "NVS-0000",
              formType: first.title,
              receivedAt: "2026-11-22 12:15 UTC",
              stage: first.description,
              fields: items.map(({ title, description }) => ({ label: title, value: description })),
              fileName: "resume.pdf",
            }}
            labels={{ kind: "Form", received: "Received", stage: "Stage", file: "File" }}
          >
            <Button variant="secondary">{labels.action}</Button>
          </ApplicationDetails>
        </div>
        <div data-component="EraseApplicationForm">
          <EraseApplicationForm
            action="/design-system"
            code=""
            labels={{ confirm: first.description, yes: labels.consent, erase: labels.action }}
          />
        </div>
        <div data-component="ApplicationErased" className="mt-16">
          <ApplicationErased title="ApplicationErased" description={first.description} />
        </div>
      </Section>
      <div data-component="ClosingCall">
        <FounderCall {...first} actions={actions} prompt={labels.name} />
        <PartnerCall
          {...first}
          actions={actions}
          dates={[{ term: labels.action, value: "2027", sample: true }]}
        />
        <JoinCall
          {...first}
          actions={actions.map((action) => ({ ...action, description: first.description }))}
        />
      </div>
      <div data-component="CallToActionRow">
        <CallToActionRow {...first} actions={actions} />
      </div>
    </>
  );
}
