import { lazy, useState } from "react";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import type { SeaChartSource } from "#app/components/terrain/SeaChart.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { downloadFile } from "#app/forms/download-file.ts";
import { FormDrawing } from "#app/forms/FormDrawing.tsx";
import { OptionalPart } from "#app/forms/OptionalPart.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import type { DraftLabels } from "#app/forms/SubmitRow.tsx";
import { founderForm } from "#contract/forms/founder.ts";

const SubmittedIsland = lazy(() => import("#app/components/terrain/SubmittedIsland.tsx"));

const formId = "founder";

/** The name in a form that is sent. */
const nameIn = (form: EventTarget) =>
  form instanceof HTMLFormElement ? String(new FormData(form).get("name") ?? "").trim() : "";

/** Today in Stockholm, for instance `23 November 2026`. */
const today = () =>
  // An import of the constant would give pages that show times one more script.
  new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/Stockholm" });

/**
 * The founder form. Beside it grows an island drawn from the applicant's name; once the form is sent, the island is a
 * sheet to keep, and the steps that follow stand on it.
 */
export function FounderForm({
  title,
  groups,
  hints,
  note,
  aside,
  sheet,
  draftLabels,
  chart,
  caption,
  issuer,
}: {
  title: string;
  groups: Record<string, string>;
  hints: Partial<Record<string, string>>;
  note: string;
  aside: { title: string; steps: { title: string; description: string }[] };
  sheet: { note: string; save: string };
  draftLabels: DraftLabels;
  chart: SeaChartSource;
  /** Of the chart. */
  caption: string | undefined;
  /** Who receives the application, as the sheet names it. */
  issuer: string;
}) {
  const [sentName, setSentName] = useState("");
  return (
    <div onSubmit={({ target }) => setSentName(nameIn(target))}>
      <FormSection
        title={title}
        aside={aside}
        drawing={
          <FormDrawing form={founderForm} formId={formId} seedField="name" chart={chart} caption={caption} />
        }
      >
        <SubmissionForm
          form={founderForm}
          formId={formId}
          groups={groups}
          hints={hints}
          note={note}
          draftLabels={draftLabels}
        >
          {({ state, reference }) =>
            state === "success" &&
            reference &&
            sentName && (
              <OptionalPart>
                <SubmittedIsland
                  texts={{ reference, name: sentName, date: today(), issuer, note: sheet.note }}
                  save={sheet.save}
                  onSave={(fileName, svg) => downloadFile(fileName, "image/svg+xml", svg)}
                >
                  <h3 className="mt-10 border-t border-hairline pt-6 font-bold text-h3">{aside.title}</h3>
                  <ol className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
                    {aside.steps.map((step) => (
                      <li key={step.title}>
                        <p className="font-bold">{step.title}</p>
                        <p className="mt-1 text-small text-quiet">
                          <ContentText text={step.description} />
                        </p>
                      </li>
                    ))}
                  </ol>
                </SubmittedIsland>
              </OptionalPart>
            )
          }
        </SubmissionForm>
      </FormSection>
    </div>
  );
}
