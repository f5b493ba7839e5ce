import type { ComponentProps, ReactNode } from "react";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type ApplicationDetailsProps = ComponentProps<"div"> & {
  application: {
    reference: string;
    formType: string;
    /** As it is shown, for instance `22 November 2026, 1:15 pm, Stockholm time`. */
    receivedAt: string;
    /** Its stage in words; nothing is shown without it. */
    stage: string | null;
    /** Until when an answer is promised, as it is shown; nothing is shown without it. */
    answerBy?: string | null;
    fields: { label: string; value: string }[];
    fileName: string | undefined;
  };
  labels: Record<"kind" | "received" | "stage" | "file", string> & { answerBy?: string };
  /** Shown between the heading and the list, for instance an error. */
  notice?: ReactNode;
  /** Buttons below the list. */
  children: ReactNode;
};

/** A text of the applicant: of any length, in any script, and without the marks that the content has. */
function Typed({ children }: { children: string }) {
  return (
    <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap">
      {children}
    </span>
  );
}

/** Everything stored of one application, as a list below its reference. */
export function ApplicationDetails({
  application,
  labels,
  notice,
  children,
  ...props
}: ApplicationDetailsProps) {
  const { reference, formType, receivedAt, stage, answerBy, fields, fileName } = application;
  const facts = [
    { term: labels.kind, value: formType },
    { term: labels.received, value: receivedAt },
    ...(stage === null ? [] : [{ term: labels.stage, value: stage }]),
    ...(answerBy ? [{ term: labels.answerBy ?? "", value: answerBy }] : []),
    ...fields.map(({ label, value }) => ({
      term: label,
      value: <Typed>{value}</Typed>,
    })),
    ...(fileName === undefined ? [] : [{ term: labels.file, value: <Typed>{fileName}</Typed> }]),
  ];
  return (
    <div {...props}>
      <Heading level={2} variant="section" className="mb-8">
        {reference}
      </Heading>
      {notice}
      <FactList>
        {facts.map((fact) => (
          <Fact key={fact.term} term={fact.term}>
            {fact.value}
          </Fact>
        ))}
      </FactList>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
