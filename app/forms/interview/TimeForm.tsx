import { Button } from "#app/components/ui/Button.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { formatInterviewTime } from "#contract/format-time.ts";
import type { InterviewView } from "#contract/interviews.ts";
import type { InterviewForms } from "./interview-form.ts";
import { SentFields } from "./SentFields.tsx";

/** Chooses one of the times, or moves the interview to it. Title and description stand above when it moves. */
export function TimeForm({
  interview: { zone, times, durationMinutes },
  forms: { action, fields },
  level,
  legend,
  submit,
  title,
  description,
}: {
  interview: InterviewView;
  forms: InterviewForms;
  /** Of its heading. */
  level: 3 | 4;
  legend: string;
  submit: string;
  title?: string;
  description?: string;
}) {
  return (
    <form method="post" action={`${action}/choose`} className="grid gap-6">
      {title && (
        <div>
          <Heading level={level} variant="item" className="mb-2">
            {title}
          </Heading>
          <p>{description}</p>
        </div>
      )}
      <SentFields values={zone ? { ...fields, zone } : fields} />
      <fieldset>
        <legend className="mb-3 font-bold">{legend}</legend>
        <div className="border-t border-hairline-strong">
          {times.map((time) => (
            <label
              key={time}
              htmlFor={`time-${time}`}
              className="flex min-h-14 cursor-pointer items-start gap-4 border-b border-hairline py-3.5"
            >
              <input
                type="radio"
                id={`time-${time}`}
                name="startsAt"
                value={time}
                required
                className="mt-1 size-5 flex-none accent-(--accent)"
              />
              <span>
                {formatInterviewTime(time, durationMinutes)}
                {zone && (
                  <span className="block text-small text-quiet">
                    {formatInterviewTime(time, durationMinutes, zone)}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" className="max-sm:w-full">
          {submit}
        </Button>
      </div>
    </form>
  );
}
