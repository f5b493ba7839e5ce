import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { ReplyTemplates } from "#contract/desk/replies.ts";
import { interviewMinutes } from "#contract/interviews.ts";
import { errorText } from "../../../api/client.ts";
import { replyTemplatesQuery } from "../../../api/replies.ts";
import { useSeenVersion } from "../../../api/use-seen-version.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { QueryState } from "../../../components/QueryState.tsx";
import { completeTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { CheckboxRow } from "../../../components/ui/CheckboxRow.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { inputStyle, TextField, textAreaStyle } from "../../../components/ui/TextField.tsx";
import { newTime, OfferedTimes, type TimeRow } from "./OfferedTimes.tsx";
import { useInterviews } from "./use-interviews.ts";

type Props = {
  data: Application;
  me: Colleague;
  /** Who can take part. */
  members: readonly Colleague[];
  onClose: () => void;
};

/** Offers an applicant times for an interview, in a mail whose text is shown before it is sent. */
export function OfferDialog(props: Props) {
  const { name, reference } = props.data.application;
  const { offer } = useInterviews(reference, name);
  const query = useQuery(replyTemplatesQuery(reference, props.data.decision?.id));
  const templates = query.data?.interviewTemplates ?? [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === chosenId) ?? templates[0];
  return (
    <FormDialog
      title={`Offer times to ${name || reference}`}
      description="The mail lists them with a link to choose one. Times are those of Stockholm."
      isBusy={offer.isPending}
      onClose={props.onClose}
    >
      <div className="mt-4">
        <QueryState query={query} loadingText="Loading the templates …" />
        {templates.length > 1 && template && (
          <OptionPicker
            label="Template"
            searchLabel="Start from…"
            value={template.id}
            options={templates.map(({ id, label }) => ({ value: id, label }))}
            onChange={setChosenId}
            className="mb-2 w-full"
          />
        )}
      </div>
      {query.data && <OfferForm key={template?.id} {...props} template={template} offer={offer} />}
    </FormDialog>
  );
}

type FormProps = Props & {
  template: ReplyTemplates["templates"][number] | undefined;
  offer: ReturnType<typeof useInterviews>["offer"];
};

function OfferForm({ data, me, members, template, offer, onClose }: FormProps) {
  const formId = useId();
  const { reference } = data.application;
  const ids = useRef({ id: crypto.randomUUID(), replyId: crypto.randomUUID() });
  const [version, onError] = useSeenVersion(data.application);
  const [subject, setSubject] = useState(template?.subject ?? "");
  const [text, setText] = useState(template?.text ?? "");
  const [minutes, setMinutes] = useState<(typeof interviewMinutes)[number]>(30);
  const [place, setPlace] = useState("");
  const [memberIds, setMemberIds] = useState([me.id]);
  const [times, setTimes] = useState<TimeRow[]>(() => [newTime(), newTime(), newTime()]);
  const [showsMissing, setShowsMissing] = useState(false);
  const complete = times.flatMap((time) => completeTime(time) ?? []);
  const isComplete =
    [subject, text, place].every((value) => value.trim()) &&
    memberIds.length > 0 &&
    complete.length > 0 &&
    times.every((time) => time.clock === "" || completeTime(time));

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsMissing(!isComplete);
    if (!isComplete || offer.isPending) return;
    offer.mutate(
      {
        ...ids.current,
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
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Subject"
        maxLength={200}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${formId}-text`} className="font-medium">
          Text
        </label>
        <textarea
          id={`${formId}-text`}
          rows={8}
          dir="auto"
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={textAreaStyle}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${formId}-minutes`} className="font-medium">
          How long
        </label>
        <select
          id={`${formId}-minutes`}
          value={minutes}
          onChange={({ target }) =>
            setMinutes(interviewMinutes.find((option) => String(option) === target.value) ?? minutes)
          }
          className={inputStyle}
        >
          {interviewMinutes.map((option) => (
            <option key={option} value={option}>
              {option} minutes
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className="mb-1 font-medium">Who takes part</legend>
        {members.map(({ id, name: memberName, email }) => (
          <CheckboxRow
            key={id}
            label={memberName || email}
            checked={memberIds.includes(id)}
            onChange={({ target }) =>
              setMemberIds(target.checked ? [...memberIds, id] : memberIds.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      <OfferedTimes {...{ reference, memberIds, minutes, times }} onChange={setTimes} />
      <TextField
        label="Where"
        hint="A link, an address, or a telephone number."
        maxLength={500}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <FormError>
        {offer.error
          ? errorText(offer.error)
          : showsMissing &&
            !isComplete &&
            "Please fill in subject, text, place, who takes part, and at least one time; each time needs its day."}
      </FormError>
      <footer className="flex flex-wrap justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={offer.isPending}>
          Send the times
        </Button>
      </footer>
    </form>
  );
}
