import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { accessOf, covers, isActive } from "#contract/desk/access.ts";
import type { Application } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { membersQuery } from "../../api/members.ts";
import { Fields } from "../../components/Fields.tsx";
import { ActivityPanel } from "./ActivityPanel.tsx";
import { Decision } from "./decision/Decision.tsx";
import { Interviews } from "./interviews/Interviews.tsx";
import { OtherApplications } from "./OtherApplications.tsx";
import { Resume } from "./Resume.tsx";
import { Readings } from "./readings/Readings.tsx";
import type { ReplyMode } from "./reply/ReplyComposer.tsx";

/** The name is the heading of the screen, and the position stands below it. */
const inHeading = ["name", "position"];

const pane = "min-w-0 border-hairline px-4 py-4 lg:px-6";

type Props = {
  data: Application | undefined;
  me: Colleague;
  canWrite: boolean;
  focusNote: boolean;
  onReply: (mode: ReplyMode) => void;
  /** Stands in the place of notes and timeline, such as a reply being written. */
  children?: ReactNode;
};

/** On wide screens fields, resume and activity scroll beside each other, on narrow ones they follow one another. */
export function ApplicationBody({ data, me, canWrite, focusNote, onReply, children }: Props) {
  const members = useQuery(membersQuery).data ?? [];
  if (!data) {
    return (
      <p role="status" className="grow animate-appear-late px-4 py-6 text-quiet lg:px-6">
        Loading …
      </p>
    );
  }
  const { application, resume, others } = data;
  const hasPdf = Boolean(resume?.viewUrl);
  return (
    <div
      className={cn(
        "grid min-h-0 grow content-start overflow-y-auto lg:content-stretch lg:overflow-hidden",
        hasPdf
          ? "lg:grid-cols-[minmax(0,1fr)_minmax(24rem,0.38fr)]"
          : "lg:grid-cols-[minmax(0,1fr)_minmax(24rem,0.58fr)]",
      )}
    >
      <div
        className={cn(
          "min-w-0 lg:min-h-0 lg:overflow-y-auto",
          hasPdf && "xl:grid xl:grid-cols-[minmax(16rem,3fr)_minmax(20rem,4fr)] xl:overflow-hidden",
        )}
      >
        <div className={cn(pane, "xl:overflow-y-auto")}>
          <Fields data={data} shownElsewhere={inHeading} />
          {resume && !hasPdf && (
            <div className="pt-6">
              <Resume resume={resume} />
            </div>
          )}
          <OtherApplications others={others} />
        </div>
        {resume && hasPdf && (
          <div className={cn(pane, "flex flex-col xl:overflow-y-auto xl:border-l")}>
            <Resume resume={resume} />
          </div>
        )}
      </div>
      {children ?? (
        <div className={cn(pane, "max-lg:border-t lg:overflow-y-auto lg:border-l")}>
          <Decision data={data} canWrite={canWrite} onReply={onReply} />
          <Interviews data={data} me={me} members={members} canWrite={canWrite} />
          <Readings data={data} me={me} members={members} canWrite={canWrite} />
          <ActivityPanel
            data={data}
            me={me}
            members={members.filter((member) => isActive(member) && covers(accessOf(member), application))}
            canWrite={canWrite}
            focusNote={focusNote}
          />
        </div>
      )}
    </div>
  );
}
