import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { UnmatchedMessage } from "#contract/desk/messages.ts";
import { errorText } from "../../api/client.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { MessageFiles } from "../../components/MessageFiles.tsx";
import { MessageText } from "../../components/MessageText.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { useAssignment } from "./unmatched-query.ts";

const reasons: Record<UnmatchedMessage["reason"], string> = {
  unknown: "This email does not reply to one of ours",
  otherSender: "This email replies to one of ours, but comes from an address other than the applicant’s",
  notAuthentic: "This email may be forged: our mail server found that it is not from this address",
};

type Props = {
  message: UnmatchedMessage;
  canChange: boolean;
  onDelete: (message: UnmatchedMessage) => void;
};

/** A mail that waits: from whom, why, its text, and where it may belong. */
export function UnmatchedItem({ message, canChange, onDelete }: Props) {
  const { id, fromName, fromAddress, sentAt, subject, text, isIncomplete, files, reason } = message;
  const [reference, setReference] = useState(message.reference ?? "");
  const assignment = useAssignment();
  function submit(event: FormEvent) {
    event.preventDefault();
    assignment.mutate({ id, reference: reference.trim() });
  }
  const name = fromName || fromAddress || "Unknown sender";
  return (
    <article aria-label={`Email from ${name}`} className="border-b border-hairline py-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-bold wrap-anywhere">{subject || "No subject"}</h2>
        <TimeAgo time={sentAt} className="ml-auto text-quiet tabular-nums" />
      </header>
      <p className="wrap-anywhere text-quiet">
        {fromName && `${fromName}, `}
        {fromAddress}
      </p>
      <p className="mt-1 text-fine">
        {reasons[reason]}.
        {message.reference && (
          <>
            {" The email seems to belong to "}
            <Link
              to={applicationHref(message.reference)}
              className="tabular-nums underline underline-offset-[0.2em] hover:text-accent"
            >
              {message.reference}
            </Link>
            .
          </>
        )}
        {isIncomplete && " Only the beginning could be stored."}
      </p>
      <div className="mt-2 max-w-prose">
        <MessageText text={text} />
        <MessageFiles files={files} />
      </div>
      {canChange && (
        <form className="mt-3 flex flex-wrap items-end gap-2" onSubmit={submit}>
          <TextField
            label="Application"
            placeholder="NVS-7Q2K9D"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            className="w-40"
          />
          <Button type="submit" variant="primary" disabled={assignment.isPending || reference.trim() === ""}>
            Add<span className="sr-only"> the email from {name}</span>
          </Button>
          <Button variant="quiet" onClick={() => onDelete(message)}>
            Delete …<span className="sr-only"> the email from {name}</span>
          </Button>
          <FormError className="w-full">{assignment.error && errorText(assignment.error)}</FormError>
        </form>
      )}
    </article>
  );
}
