import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { interviewMinutes } from "#contract/interviews.ts";
import { errorText } from "../../../api/client.ts";
import { replyTemplatesQuery } from "../../../api/replies.ts";
import { useSeenVersion } from "../../../api/use-seen-version.ts";
import { applicantName, memberLabel } from "../../../components/names.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { TemplatePicker } from "../../../components/TemplatePicker.tsx";
import { completeTime } from "../../../components/typed-time.ts";
import { CheckboxList } from "../../../components/ui/CheckboxList.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { SelectField, TextArea, TextField } from "../../../components/ui/TextField.tsx";
import { newTime, OfferedTimes, type TimeRow } from "./OfferedTimes.tsx";
import { useInterviews } from "./use-interviews.ts";

/** What of the mail is written for the template. */
type Words = { subject: string; text: string };

type Props = {
  data: Application;
  me: Colleague;
  /** Who can take part. */
  members: readonly Colleague[];
  onClose: () => void;
};

/** Offers an applicant times for an interview, in a mail whose text is shown before it is sent. */
export function OfferDialog({ data, me, members, onClose }: Props) {
  const { reference } = data.application;
  const name = applicantName(data.application);
  const { offer } = useInterviews(reference, name);
  const query = useQuery(replyTemplatesQuery(reference, data.decision?.id));
  const templates = query.data?.interviewTemplates ?? [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === chosenId) ?? templates[0];
  const [ids] = useState(() => ({ id: crypto.randomUUID(), replyId: crypto.randomUUID() }));
  const [version, onError] = useSeenVersion(data.application);
  // Each template keeps its own words, so that trying another loses nothing.
  const [edited, setEdited] = useState<Record<string, Partial<Words>>>({});
  const templateId = template?.id ?? "";
  const { subject, text }: Words = { subject: "", text: "", ...template, ...edited[templateId] };
  const edit = (change: Partial<Words>) =>
    setEdited({ ...edited, [templateId]: { ...edited[templateId], ...change } });
  const [minutes, setMinutes] = useState<(typeof interviewMinutes)[number]>(30);
  const [place, setPlace] = useState("");
  const [memberIds, setMemberIds] = useState([me.id]);
  const [times, setTimes] = useState<TimeRow[]>(() => [newTime(), newTime(), newTime()]);
  const [showsMissing, setShowsMissing] = useState(false);
  const complete = times.flatMap((time) => completeTime(time) ?? []);
  const isTimeWrong = times.some((time) => time.clock !== "" && !completeTime(time));
  const missing = [
    !subject.trim() && "the subject",
    !text.trim() && "the text",
    memberIds.length === 0 && "who takes part",
    complete.length === 0 && !isTimeWrong && "a time",
    isTimeWrong && "a day and a time in each row",
    !place.trim() && "the place",
  ].filter(Boolean);
  const isComplete = missing.length === 0;
  const hasChanges =
    Object.keys(edited).length > 0 ||
    place !== "" ||
    minutes !== 30 ||
    memberIds.join() !== me.id ||
    times.some(({ date, clock }) => date + clock !== "");
  function submit() {
    setShowsMissing(!isComplete);
    if (!isComplete || offer.isPending) return;
    offer.mutate(
      {
        ...ids,
        version,
        subject: subject.trim(),
        text: text.trim(),
        durationMinutes: minutes,
        place: place.trim(),
        memberIds,
        times: complete,
      },
      { onSuccess: onClose, onError },
    );
  }
  return (
    <FormDialog
      title={`Offer times to ${name}`}
      description="The email lists the times, with a link to choose one. Times are in Stockholm time."
      action="Send the times"
      isBusy={offer.isPending}
      canSubmit={query.data !== undefined}
      hasChanges={hasChanges}
      error={
        offer.error
          ? errorText(offer.error)
          : showsMissing && !isComplete && `Please fill in: ${missing.join(", ")}.`
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryState query={query} loadingText="Loading the templates …" />
      {templates.length > 1 && template && (
        <TemplatePicker templates={templates} chosen={template} onChoose={setChosenId} />
      )}
      {query.data && (
        <>
          <TextField
            label="Subject"
            maxLength={200}
            value={subject}
            onChange={({ target }) => edit({ subject: target.value })}
          />
          <TextArea
            label="Text"
            rows={8}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => edit({ text: target.value })}
          />
          <SelectField
            label="Length"
            value={minutes}
            onChange={({ target }) =>
              setMinutes(interviewMinutes.find((option) => String(option) === target.value) ?? minutes)
            }
          >
            {interviewMinutes.map((option) => (
              <option key={option} value={option}>
                {option} minutes
              </option>
            ))}
          </SelectField>
          <CheckboxList
            legend="Who takes part"
            options={members.map((member) => ({ value: member.id, label: memberLabel(member) }))}
            chosen={memberIds}
            onChange={setMemberIds}
          />
          <OfferedTimes {...{ reference, memberIds, minutes, times }} onChange={setTimes} />
          <TextField
            label="Where"
            hint="A link, an address, or a telephone number."
            maxLength={500}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
