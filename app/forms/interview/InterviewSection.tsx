import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { formatInterviewTime } from "#contract/format-time.ts";
import type { InterviewView } from "#contract/interviews.ts";
import { CancelForm } from "./CancelForm.tsx";
import type { InterviewForms } from "./interview-form.ts";
import { TimeForm } from "./TimeForm.tsx";
import { ZoneForm } from "./ZoneForm.tsx";

type Part = { title: string; description: string };
type PartWithForm = Part & { submit: string };

export type InterviewLabels = Record<"when" | "where" | "withWhom" | "times", string> &
  Record<"noneLeft" | "chosen" | "past" | "cancelled", Part> &
  Record<"offered" | "move" | "refuse" | "cancel", PartWithForm> & {
    zone: { label: string; hint: string; submit: string };
  };

/** Which words head an interview. */
function headPart({ state, times }: InterviewView, labels: InterviewLabels): Part {
  if (state !== "offered") return labels[state];
  return times.length > 0 ? labels.offered : labels.noneLeft;
}

/** An interview as its applicant sees it, with forms to choose a time, move and cancel it. It works without scripts. */
export function InterviewSection({
  interview,
  forms,
  labels,
  level = 2,
}: {
  interview: InterviewView;
  forms: InterviewForms;
  labels: InterviewLabels;
  /** Of its heading. */
  level?: 2 | 3;
}) {
  const { state, startsAt, durationMinutes, zone, place, members, times } = interview;
  const isOpen = state === "offered" || state === "chosen";
  const head = headPart(interview, labels);
  const refusal = state === "chosen" ? labels.cancel : labels.refuse;
  return (
    <section aria-labelledby="interview-title" className="grid gap-10">
      <div>
        <Heading
          level={level}
          variant={level === 2 ? "section" : "entry"}
          id="interview-title"
          className="mb-4"
        >
          {head.title}
        </Heading>
        <p>{head.description}</p>
      </div>
      <FactList>
        {startsAt !== null && state !== "cancelled" && (
          <Fact term={labels.when}>
            <strong>{formatInterviewTime(startsAt, durationMinutes)}</strong>
            {zone && <span className="block">{formatInterviewTime(startsAt, durationMinutes, zone)}</span>}
          </Fact>
        )}
        <Fact term={labels.where}>
          <Place place={place} />
        </Fact>
        {members.length > 0 && (
          <Fact term={labels.withWhom}>
            <span>{members.join(", ")}</span>
          </Fact>
        )}
      </FactList>
      {isOpen && times.length > 0 && (
        <>
          <TimeForm
            interview={interview}
            forms={forms}
            level={level === 2 ? 3 : 4}
            legend={labels.times}
            {...(state === "chosen" ? labels.move : { submit: labels.offered.submit })}
          />
          <ZoneForm zone={zone} form={forms.zone} labels={labels.zone} />
        </>
      )}
      {isOpen && <CancelForm forms={forms} {...refusal} />}
    </section>
  );
}

/** Where it is held: an address, a telephone number, or a link. */
function Place({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span className="whitespace-pre-wrap">{place}</span>;
  return (
    <a href={place} rel="noreferrer" className="wrap-anywhere text-accent underline">
      {place}
    </a>
  );
}
