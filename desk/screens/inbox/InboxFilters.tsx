import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { countsQuery } from "../../api/counts.ts";
import { inboxHref } from "../../api/inbox-filter.ts";
import { membersQuery, useMember } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { FilterSelect } from "../../components/ui/FilterSelect.tsx";
import { ToggleButton } from "../../components/ui/ToggleButton.tsx";
import { DateFilter } from "./DateFilter.tsx";
import { assigneeOptions, stageOptions } from "./filter-options.ts";

const places = [
  { value: "archived", label: "Archived" },
  { value: "all", label: "Everything" },
];

/** The filters beside the tabs. @param onChange gets what changes; undefined takes a filter away */
export function InboxFilters({
  filter,
  onChange,
}: {
  filter: InboxFilter;
  onChange: (change: InboxFilter) => void;
}) {
  const me = useMember();
  const counts = useQuery(countsQuery).data;
  const members = useQuery(membersQuery).data;
  const stages = useQuery(stagesQuery).data;
  const { form, q, ...restricting } = filter;
  const positions = (counts?.positions ?? []).map((position) => ({ value: position, label: position }));
  const showsPositions = (!form || form === "career") && (positions.length > 0 || filter.position);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:flex-col max-md:items-stretch max-md:gap-3">
      <legend className="sr-only">Filters</legend>
      <ToggleButton
        pressed={filter.unread === "1"}
        onClick={() => onChange({ unread: filter.unread ? undefined : "1" })}
      >
        Unread
      </ToggleButton>
      <ToggleButton
        pressed={filter.late === "1"}
        onClick={() => onChange({ late: filter.late ? undefined : "1" })}
      >
        Late
        {counts !== undefined && counts.late > 0 && <span className="tabular-nums">{counts.late}</span>}
      </ToggleButton>
      <FilterSelect
        label="Stage"
        value={filter.stage ?? ""}
        options={stageOptions(stages, form)}
        onChange={(stage) => onChange({ stage: stage || undefined })}
        className="md:max-w-32 xl:max-w-40"
      />
      <FilterSelect
        label="Assignee"
        value={filter.assignee ?? ""}
        options={assigneeOptions(members, me.id)}
        onChange={(assignee) => onChange({ assignee: assignee || undefined })}
        className="md:max-w-36"
      />
      {showsPositions && (
        <FilterSelect
          label="Position"
          value={filter.position ?? ""}
          options={positions}
          onChange={(position) => onChange({ position: position || undefined })}
          className="md:max-w-32 xl:max-w-44"
        />
      )}
      <DateFilter filter={filter} onChange={onChange} />
      <FilterSelect
        label="In the inbox"
        value={filter.status ?? ""}
        options={places}
        onChange={(status) => onChange({ status: (status || undefined) as InboxFilter["status"] })}
      />
      {Object.values(restricting).some(Boolean) && (
        <Link to={inboxHref({ form, q })} className={buttonVariants({ variant: "quiet" })}>
          Clear filters
        </Link>
      )}
    </fieldset>
  );
}
