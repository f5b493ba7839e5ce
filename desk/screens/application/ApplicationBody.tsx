import { useQuery } from "@tanstack/react-query";
import { cn } from "#app/components/ui/cn.ts";
import type { Application } from "#contract/desk/application.ts";
import type { Member } from "#contract/desk/members.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { membersQuery, useMemberName } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { canSee } from "../../components/can-see.ts";
import { ActivityPanel } from "./ActivityPanel.tsx";
import { Fields } from "./Fields.tsx";
import { OtherApplications } from "./OtherApplications.tsx";
import { Resume } from "./Resume.tsx";

// Each column scrolls by itself on the widest screens only.
const pane = "min-w-0 border-hairline px-4 py-4 lg:px-6 xl:overflow-y-auto";

type Props = { data: Application | undefined; me: Member; canWrite: boolean; focusNote: boolean };

/** On wide screens fields, resume and activity scroll beside each other, on narrow ones they follow one another. */
export function ApplicationBody({ data, me, canWrite, focusNote }: Props) {
  const memberName = useMemberName();
  const members = useQuery(membersQuery).data ?? [];
  const stages = useQuery(stagesQuery).data;
  if (!data) {
    return (
      <p role="status" className="grow px-4 py-6 text-quiet lg:px-6">
        Loading …
      </p>
    );
  }
  const { application, resume, others } = data;
  const stageLabel = (form: FormKind, id: string) =>
    stages?.[form].find((stage) => stage.id === id)?.label ?? id;
  const hasPdf = Boolean(resume?.viewUrl);
  return (
    <div
      className={cn(
        "grid min-h-0 grow content-start overflow-y-auto xl:content-stretch xl:overflow-hidden",
        hasPdf
          ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:grid-cols-[minmax(16rem,3fr)_minmax(20rem,4fr)_minmax(17rem,24rem)]"
          : "lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]",
      )}
    >
      <div className={pane}>
        <Fields data={data} />
        {resume && !hasPdf && (
          <div className="pt-6">
            <Resume resume={resume} />
          </div>
        )}
        <OtherApplications others={others} stageLabel={({ form, stage }) => stageLabel(form, stage)} />
      </div>
      {resume && hasPdf && (
        <div className={cn(pane, "flex flex-col lg:max-xl:col-start-1 xl:border-l")}>
          <Resume resume={resume} />
        </div>
      )}
      <div
        className={cn(
          pane,
          "max-lg:border-t lg:border-l",
          hasPdf && "lg:max-xl:col-start-2 lg:max-xl:row-span-2 lg:max-xl:row-start-1",
        )}
      >
        <ActivityPanel
          data={data}
          me={me}
          members={members.filter((member) => canSee(member, application.form))}
          names={{ member: memberName, stage: (id) => stageLabel(application.form, id) }}
          canWrite={canWrite}
          focusNote={focusNote}
        />
      </div>
    </div>
  );
}
