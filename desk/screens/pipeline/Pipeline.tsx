import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { useApplicationChange } from "../../api/change-applications.ts";
import { applicationHref, inboxHref } from "../../api/inbox-filter.ts";
import { useMember, useMemberName } from "../../api/members.ts";
import { pipelineQuery } from "../../api/pipeline.ts";
import { stagesQuery } from "../../api/stages.ts";
import { DueTime } from "../../components/DueTime.tsx";
import { Initials } from "../../components/Initials.tsx";
import { applicantName } from "../../components/names.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { StageMark } from "../../components/StageMark.tsx";
import { StagePicker } from "../../components/StagePicker.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { PipelineScreen } from "./PipelineScreen.tsx";
import type { SubjectOption } from "./use-subject.ts";

/** The applications of one position or form in columns, one for each stage. */
export function Pipeline() {
  return (
    <PipelineScreen view="stages">
      {(chosen) => <Columns key={chosen.query} chosen={chosen} />}
    </PipelineScreen>
  );
}

function Columns({ chosen: { subject } }: { chosen: SubjectOption }) {
  const query = useQuery(pipelineQuery(subject));
  const stages = useQuery(stagesQuery).data?.[subject.form] ?? [];
  if (!query.data) {
    return (
      <div className="px-4 lg:px-6">
        <QueryState query={query} loadingText="Loading the pipeline …" />
      </div>
    );
  }
  return (
    <section
      aria-label="Stages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="flex min-h-0 grow snap-x scroll-px-4 items-start gap-3 overflow-auto p-4 lg:px-6"
    >
      {query.data.columns.map(({ stage: id, count, applications }) => {
        const stage = stages.find((each) => each.id === id);
        const filter = { form: subject.form, position: subject.position, stage: id };
        return (
          <section
            key={id}
            aria-label={stage?.label ?? id}
            className="flex w-64 shrink-0 snap-start flex-col gap-2 rounded-control border border-hairline p-2"
          >
            <h2 className="flex items-center gap-2 px-1 font-medium">
              {stage && <StageMark stage={stage} stages={stages} />}
              {stage?.label ?? id}
              <span className="ml-auto text-quiet tabular-nums">{count}</span>
            </h2>
            <ul ref={keepFocus} className="flex flex-col gap-2">
              {applications.map((row) => (
                <Card
                  key={row.reference}
                  row={row}
                  stages={stages}
                  href={applicationHref(row.reference, filter)}
                />
              ))}
            </ul>
            {count > applications.length && (
              <Link
                to={inboxHref(filter)}
                className="px-1 py-2 text-quiet underline underline-offset-[0.2em]"
              >
                All {count} in the inbox
              </Link>
            )}
          </section>
        );
      })}
    </section>
  );
}

function Card({ row, stages, href }: { row: InboxRow; stages: readonly Stage[]; href: string }) {
  const memberName = useMemberName();
  const canChange = mayEdit(useMember());
  const { mutate } = useApplicationChange();
  const name = applicantName(row);
  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-hairline bg-raised p-2.5">
      <div className="flex items-start gap-2">
        <Link to={href} className="min-w-0 grow font-medium wrap-anywhere hover:text-accent hover:underline">
          {name}
        </Link>
        {row.assigneeId && (
          <>
            <Initials name={memberName(row.assigneeId)} />
            <span className="sr-only">Assigned to {memberName(row.assigneeId)}</span>
          </>
        )}
      </div>
      <p className="flex justify-between gap-2 text-fine">
        {row.owesAnswer ? (
          <span className="font-bold">Decided, not answered</span>
        ) : row.dueAt !== null ? (
          <DueTime time={row.dueAt} />
        ) : (
          <span />
        )}
        <TimeAgo time={row.receivedAt} className="text-quiet" />
      </p>
      {canChange && (
        <StagePicker
          label={`Stage of ${name}`}
          stages={stages}
          value={row.stage}
          onChange={(stage) => mutate({ rows: [row], change: { stage } })}
          className="w-full"
        />
      )}
    </li>
  );
}
