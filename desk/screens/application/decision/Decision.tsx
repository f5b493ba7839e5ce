import { useState } from "react";
import type { Application } from "#contract/desk/application.ts";
import { outcomeTexts } from "#contract/desk/timeline-text.ts";
import { useMemberName } from "../../../api/members.ts";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { type ReplyMode, replyModes } from "../reply/ReplyComposer.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { decisionToTell } from "./decision-to-tell.ts";
import { useDecision } from "./use-decision.ts";

type Props = {
  data: Application;
  canWrite: boolean;
  onReply: (mode: ReplyMode) => void;
};

/** What the team decided about an application and why, and whether the applicant knows. */
export function Decision({ data, canWrite, onReply }: Props) {
  const memberName = useMemberName();
  const { application, decision, readings } = data;
  const toTell = decisionToTell(data);
  const [isDeciding, setDeciding] = useState(false);
  const { withdraw } = useDecision(application.reference);
  // Messages are answered, not decided about; a reader judges first.
  const canDecide = canWrite && application.form !== "contact" && !application.isToRead;
  const isRead = readings.list.every(({ state }) => state !== "asked");
  if (!decision && !canDecide) return null;
  return (
    <section aria-labelledby="decision-title" className="mb-6">
      <h2 id="decision-title" className="mb-2 font-bold">
        Decision
      </h2>
      {decision && (
        <>
          <p>
            {memberName(decision.memberId)} decided to {outcomeTexts[decision.outcome]}{" "}
            <TimeAgo time={decision.decidedAt} className="text-quiet" />
          </p>
          <dl className="mt-2 flex flex-col gap-2">
            {decision.reasons.map(({ id, label, reason }) => (
              <div key={id}>
                <dt className="text-fine text-quiet">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{reason}</dd>
              </div>
            ))}
          </dl>
          {application.owesAnswer && (
            <p className="mt-2 font-medium">
              {application.undeliveredReply === "queued"
                ? "The answer is waiting to be sent."
                : application.undeliveredReply === "failed"
                  ? "The answer could not be delivered."
                  : "The applicant has not been told yet."}
            </p>
          )}
        </>
      )}
      {canDecide && (
        <div className="mt-2 flex flex-wrap gap-2">
          {toTell && (
            <>
              <Button variant="primary" onClick={() => onReply(replyModes[toTell.outcome])}>
                Write the answer
              </Button>
              <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate(application.version)}>
                Take back the decision
              </Button>
            </>
          )}
          <Button disabled={!isRead} onClick={() => setDeciding(true)}>
            {decision ? "Change the decision …" : "Decide …"}
          </Button>
        </div>
      )}
      {canDecide && !isRead && (
        <p className="mt-2 text-fine text-quiet">You can decide once everyone who was asked has judged.</p>
      )}
      {isDeciding && (
        <DecisionDialog
          data={data}
          onClose={() => setDeciding(false)}
          onDecided={(outcome) => {
            setDeciding(false);
            onReply(replyModes[outcome]);
          }}
        />
      )}
    </section>
  );
}
