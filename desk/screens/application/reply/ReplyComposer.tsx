import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "#contract/count.ts";
import type { Application } from "#contract/desk/application.ts";
import type { Decision } from "#contract/desk/decisions.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { ReplyTemplate } from "#contract/desk/replies.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { outcomeTexts } from "#contract/desk/timeline-text.ts";
import { replyTemplatesQuery } from "../../../api/replies.ts";
import { formatFullTime } from "../../../components/format-time.ts";
import { applicantName } from "../../../components/names.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { TemplatePicker } from "../../../components/TemplatePicker.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { useCovering } from "../../../components/use-covering.ts";
import { useMediaQuery } from "../../../components/use-media-query.ts";
import { ShortcutsPaused } from "../../../keyboard/shortcuts.ts";
import { decisionToTell } from "../decision/decision-to-tell.ts";
import { Conversation } from "./Conversation.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { stageAt, unseenChanges } from "./unseen-changes.ts";
import { blankTemplate, draftOf, templateKey, templateOf } from "./use-reply-draft.ts";

/**
 * `decline` starts with a template that declines, and with the focus on the button that sends; `accept` with one that
 * accepts.
 */
export type ReplyMode = "reply" | "decline" | "accept";

/** How a reply begins that tells a decision. */
export const replyModes: Record<Decision["outcome"], ReplyMode> = {
  declined: "decline",
  invited: "reply",
  accepted: "accept",
};

type Props = {
  data: Application;
  me: Colleague;
  stages: readonly Stage[];
  mode: ReplyMode;
  onClose: () => void;
};

const answerSubject = (subject: string) =>
  subject === "" ? "" : /^(re|sv|vs|aw):/i.test(subject) ? subject : `Re: ${subject}`;

/** The mail of the applicant that no reply has been written to; undefined when there is none. */
function unansweredMessage({ messages, replies }: Application) {
  const last = messages.findLast(({ kind }) => kind === "message");
  const isAnswered = replies.some(
    ({ createdAt, state }) => state !== "cancelled" && createdAt > (last?.sentAt ?? 0),
  );
  return isAnswered ? undefined : last;
}

/** What a reply stays with once it has own words, whatever is decided or published meanwhile. */
type Kept = { mode: ReplyMode; decisionId: string; template: ReplyTemplate };

/** Writes a reply beside the application, so that what was sent stays in view. */
export function ReplyComposer({ data, me, stages, mode: openedMode, onClose }: Props) {
  const { application, replies, decision, readings } = data;
  const toTell = decisionToTell(data);
  const newMode = openedMode === "reply" && toTell ? replyModes[toTell.outcome] : openedMode;
  const saved = draftOf(data, me);
  const [chosenId, setChosenId] = useState(newMode === "reply" && saved ? templateOf(saved) : null);
  const [allKept, setAllKept] = useState<Kept[]>([]);
  const kept = allKept.find(({ template }) => template.id === chosenId);
  const mode = kept?.mode ?? newMode;
  const decisionId = kept?.decisionId ?? decision?.id ?? "";
  // What the reply answers. It stays as it was when the reply was begun, except for one's own changes.
  const [openedVersion] = useState(application.version);
  const { seenVersion } = unseenChanges(data, me.id, openedVersion);
  const seenStage = stageAt(data, seenVersion);
  const query = useQuery(replyTemplatesQuery(application.reference, decisionId));
  const unanswered = unansweredMessage(data);
  const blank = unanswered ? { ...blankTemplate, subject: answerSubject(unanswered.subject) } : blankTemplate;
  const offered = [...(query.data?.templates ?? []), blank];
  // One with own words stays, also when it is no longer published.
  const removed = allKept.filter(({ template }) => !offered.some(({ id }) => id === template.id));
  const templates = [...offered, ...removed.map(({ template }) => template)];
  const declining = templates.find(({ declines }) => declines);
  // A mail is answered in one's own words; else the next step, or one that leaves the stage: never a step back, nor a decline.
  const indexOf = (stage: string | null) => stages.findIndex(({ id }) => id === stage);
  const isDeclined = (stage: string | null) => stages[indexOf(stage)]?.outcome === "declined";
  const replying =
    (unanswered && !toTell ? blank : undefined) ??
    templates.find(({ stage }) => !isDeclined(stage) && indexOf(stage) > indexOf(seenStage)) ??
    templates.find(({ declines, stage }) => !declines && stage === null) ??
    blank;
  // Not every form has a template that declines.
  const accepting = templates.find(({ stage }) => stages[indexOf(stage)]?.outcome === "accepted");
  const first = { reply: replying, decline: declining ?? replying, accept: accepting ?? blank }[mode];
  const template = templates.find(({ id }) => id === chosenId) ?? first;
  const otherDrafts = data.drafts.filter(
    (draft) =>
      draft.authorId !== me.id || (query.data && draft.template !== templateKey(template, decisionId)),
  );
  // A message of the applicant is to be answered again.
  const declinedReply = unanswered
    ? undefined
    : replies.findLast(({ state }) => ["queued", "sent"].includes(state));
  const isDeclining = mode === "decline" && declining !== undefined;
  const tellsDecision =
    decisionId === decision?.id && (template.id === first.id || (mode === "decline" && template.declines));
  const unreadCount = readings.list.filter(({ state }) => state === "asked").length;
  const frame = useRef<HTMLElement>(null);
  useCovering(frame, useMediaQuery("(width < 64rem)"));
  // Gets back the focus that is lost when the panel is closed.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    },
    [opener],
  );
  const title = `${isDeclining ? "Decline" : "Reply to"} ${applicantName(application)}`;
  return (
    <section
      ref={frame}
      aria-labelledby="reply-title"
      className="flex min-h-0 flex-col border-hairline bg-ground max-lg:fixed max-lg:inset-0 max-lg:z-10 lg:border-l"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="flex min-h-13 items-center gap-2 px-4 lg:pl-6">
        <h2 id="reply-title" className="grow font-bold wrap-anywhere">
          {title}
        </h2>
        <Button variant="quiet" iconOnly aria-label="Close and keep the text" onClick={onClose}>
          <IconX aria-hidden />
        </Button>
      </header>
      <Conversation data={data} drafts={otherDrafts} />
      <div className="px-4 pt-2 lg:px-6">
        {query.data && (
          <div className="mb-2">
            <TemplatePicker templates={templates} chosen={template} onChoose={setChosenId} />
          </div>
        )}
        <QueryState query={query} loadingText="Loading the templates …" />
        {query.isPending && <ShortcutsPaused />}
        {isDeclining && isDeclined(seenStage) && declinedReply && (
          <p role="status" className="pb-2 text-fine font-bold">
            This application was already declined, with a reply on {formatFullTime(declinedReply.createdAt)}.
            The applicant will get another email.
          </p>
        )}
        {toTell && !tellsDecision && (
          <p role="status" className="pb-2 text-fine font-bold">
            The team decided to {outcomeTexts[toTell.outcome]}, and the applicant has not been told. This
            reply counts as the answer.
          </p>
        )}
        {isDeclining && unreadCount > 0 && (
          <p role="status" className="pb-2 text-fine font-bold">
            {formatCount(unreadCount, "colleague has", "colleagues have")} yet to judge this application.
          </p>
        )}
        {query.data && mode === "decline" && !declining && (
          <p role="status" className="pb-2 text-fine text-quiet">
            There is no template for declining this kind of application. Please write your own text.
          </p>
        )}
      </div>
      {query.data && (
        <ReplyForm
          key={`${template.id} ${decisionId}`}
          data={data}
          me={me}
          seenVersion={seenVersion}
          stages={stages}
          template={template}
          decisionId={decisionId}
          to={query.data.to}
          replyTo={query.data.replyTo}
          quotes={unanswered?.fromAddress === query.data.to.toLowerCase()}
          focus={mode === "decline" && template.declines ? "send" : "text"}
          onOwnWords={() => {
            setChosenId(template.id);
            if (!kept) setAllKept([...allKept, { mode, decisionId, template }]);
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}
