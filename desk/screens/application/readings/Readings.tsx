import { canBeAssigned } from "#contract/desk/access.ts";
import type { Application } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { isWithheld, type Reading } from "#contract/desk/readings.ts";
import { useMemberName } from "../../../api/members.ts";
import { DueTime } from "../../../components/DueTime.tsx";
import { Initials } from "../../../components/Initials.tsx";
import { memberLabel } from "../../../components/names.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { JudgementForm } from "./JudgementForm.tsx";
import { Judgements } from "./Judgements.tsx";
import { useReadings } from "./use-readings.ts";

const stateTexts: Record<Reading["state"], string> = {
  asked: "has yet to judge",
  judged: "has judged",
  steppedAside: "stepped aside",
  released: "no longer judges",
};

type Props = {
  data: Application;
  me: Colleague;
  members: readonly Colleague[];
  canWrite: boolean;
};

/** Who reads an application and what they think of it, as far as the member may see it. */
export function Readings({ data, me, members, canWrite }: Props) {
  const memberName = useMemberName();
  const { application, readings } = data;
  const { criteria, criteriaVersion, list } = readings;
  const { askReaders, release } = useReadings(application.reference);
  if (list.length === 0 && (!criteria || !canWrite)) return null;
  const shown = list.flatMap(({ memberId, judgement }) =>
    judgement ? [{ memberId, name: memberName(memberId), judgement }] : [],
  );
  const active = list.filter(({ state }) => state === "asked" || state === "judged");
  const free = members.filter(
    (member) =>
      canBeAssigned(member, application) &&
      !list.some(({ memberId, state }) => memberId === member.id && state !== "released"),
  );
  return (
    <section aria-labelledby="readings-title" className="mb-6">
      <h2 id="readings-title" className="mb-2 font-bold">
        Judgements
      </h2>
      <ul className="flex flex-col gap-1.5">
        {list.map(({ memberId, state, dueAt }) => (
          <li key={memberId} className="flex items-center gap-2">
            <Initials name={memberName(memberId)} />
            {memberName(memberId)} <span className="text-quiet">{stateTexts[state]}</span>
            {state === "asked" && <DueTime time={dueAt} what="Judgement" className="ml-auto text-fine" />}
            {state === "asked" && canWrite && memberId !== me.id && (
              <Button variant="quiet" disabled={release.isPending} onClick={() => release.mutate(memberId)}>
                Remove<span className="sr-only"> {memberName(memberId)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canWrite && criteria && (
        <div className="mt-2 flex flex-wrap gap-2">
          {active.length < 2 && (
            <Button disabled={askReaders.isPending} onClick={() => askReaders.mutate(undefined)}>
              {active.length === 0 ? "Ask the next two colleagues" : "Ask the next colleague"}
            </Button>
          )}
          <OptionPicker
            label="Colleague"
            placeholder="Choose a colleague"
            searchLabel="Ask to judge…"
            emptyText="No other colleague can be asked."
            value={null}
            options={free.map((member) => ({ value: member.id, label: memberLabel(member) }))}
            onChange={(id) => askReaders.mutate([id])}
          />
        </div>
      )}
      {isWithheld(list) && (
        <p className="mt-3 text-fine text-quiet">
          {application.isToRead
            ? "You see the other judgements once you have sent yours."
            : "Colleagues who judge see the others’ judgements once they have sent their own. You see all of them once everyone has judged."}
        </p>
      )}
      {shown.length > 0 && (
        <div className="mt-4">
          <Judgements judgements={shown} />
        </div>
      )}
      {application.isToRead && criteria && canWrite && (
        <div className="mt-4 rounded-control border border-hairline-strong p-4">
          <h3 className="mb-3 font-bold">Your judgement, {memberLabel(me)}</h3>
          {application.isBlind && (
            <p className="mb-4 text-quiet">
              You see name, address, links, resume and notes once you have sent your judgement.
            </p>
          )}
          <JudgementForm
            key={application.reference}
            reference={application.reference}
            criteria={criteria}
            criteriaVersion={criteriaVersion}
          />
        </div>
      )}
    </section>
  );
}
