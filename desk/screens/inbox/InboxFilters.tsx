import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { countsQuery, limitedCount } from "../../api/counts.ts";
import { inboxHref, restrictingFilters } from "../../api/inbox-filter.ts";
import { membersQuery, useMember, useMemberName } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { seesSomeOf } from "../../components/can-see.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { FilterSelect } from "../../components/ui/FilterSelect.tsx";
import { ToggleButton } from "../../components/ui/ToggleButton.tsx";
import { DateFilter } from "./DateFilter.tsx";
import { assigneeOptions, stageOptions, withChosen } from "./filter-options.ts";

const inboxOnly = { value: "inbox", label: "In the inbox" };
const places = [
  { value: "archived", label: "Archived" },
  { value: "all", label: "Everything" },
];

const waiting = [
  { value: "us", label: "Waiting for us" },
  { value: "them", label: "Waiting for the applicant" },
  { value: "later", label: "Put off" },
];

const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "due", label: "Most urgent first" },
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
  const memberName = useMemberName();
  const { form, q, sort, stage, assignee, position } = filter;
  const positions = (counts?.positions ?? []).map((position) => ({ value: position, label: position }));
  const showsJobs = (!form || form === "career") && seesSomeOf(me, "career");
  // The counts know the form alone.
  const isCounted = counts && !q && restrictingFilters({ ...filter, late: undefined }).length === 0;
  const late = isCounted ? (form ? counts.lateByForm[form] : counts.late) : 0;
  const showsPositions = showsJobs && (positions.length > 0 || position);
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
        {late > 0 && <span className="tabular-nums">{limitedCount(late)}</span>}
      </ToggleButton>
      <FilterSelect
        label="Stage"
        value={stage ?? ""}
        options={withChosen(stageOptions(stages, form), stages && stage)}
        onChange={(stage) => onChange({ stage: stage || undefined })}
        className="md:max-w-32 xl:max-w-40"
      />
      <FilterSelect
        label="Assignee"
        value={assignee ?? ""}
        options={withChosen(assigneeOptions(members, me.id), members && assignee, memberName(assignee ?? ""))}
        onChange={(assignee) => onChange({ assignee: assignee || undefined })}
        className="md:max-w-36"
      />
      <FilterSelect
        label="Waiting"
        value={filter.waiting ?? ""}
        options={waiting}
        onChange={(whom) => onChange({ waiting: (whom || undefined) as InboxFilter["waiting"] })}
        className="md:max-w-36"
      />
      {showsPositions && (
        <FilterSelect
          label="Position"
          value={position ?? ""}
          options={withChosen(positions, counts && position)}
          onChange={(position) => onChange({ position: position || undefined })}
          className="md:max-w-32 xl:max-w-44"
        />
      )}
      <DateFilter filter={filter} onChange={onChange} />
      <FilterSelect
        label="Folder"
        emptyLabel={q ? "Inbox and archive" : inboxOnly.label}
        value={filter.status ?? ""}
        options={q ? [inboxOnly, ...places] : places}
        onChange={(status) => onChange({ status: (status || undefined) as InboxFilter["status"] })}
      />
      <FilterSelect
        label="Order"
        value={sort ?? ""}
        options={orders}
        onChange={(order) => onChange({ sort: (order || undefined) as InboxFilter["sort"] })}
        className="md:max-w-32"
      />
      {restrictingFilters(filter).length > 0 && (
        <Link to={inboxHref({ form, q, sort })} className={buttonVariants({ variant: "quiet" })}>
          Clear filters
        </Link>
      )}
    </fieldset>
  );
}
