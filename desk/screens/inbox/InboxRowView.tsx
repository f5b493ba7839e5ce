import {
  IconArchive,
  IconClockPause,
  IconHourglass,
  IconMailForward,
  IconMailPause,
  IconMailX,
  IconNote,
  IconPaperclip,
} from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import { formatDay } from "#contract/desk/format-day.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { DueTime } from "../../components/DueTime.tsx";
import { Initials } from "../../components/Initials.tsx";
import { applicantName } from "../../components/names.ts";
import { StageMark } from "../../components/StageMark.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { rowColumns } from "./row-columns.ts";

type Props = {
  row: InboxRow;
  href: string;
  /** Its place in the whole list, from 1; the heading is the first row. */
  rowIndex: number;
  /** Its top edge in the virtual list. */
  topPx: number;
  heightPx: number;
  /** The stages of its form, once they are known. */
  stages: readonly Stage[] | undefined;
  /** Empty for nobody. */
  assignee: string;
  isCurrent: boolean;
  isSelected: boolean;
  onCurrent: (reference: string) => void;
  /** Only where it can be selected. */
  onToggle?: (reference: string, isRange: boolean) => void;
};

function Marks({ hasResume, noteCount, undeliveredReply, isSilent, putOffUntil, isArchived }: InboxRow) {
  return (
    <>
      {undeliveredReply === "failed" && (
        <IconMailX role="img" aria-label="Reply not delivered" className="text-danger" />
      )}
      {undeliveredReply === "held" && (
        <IconMailPause role="img" aria-label="Reply on hold" className="text-danger" />
      )}
      {undeliveredReply === "queued" && (
        <IconMailForward role="img" aria-label="Reply waiting to be sent" className="text-quiet" />
      )}
      {isSilent && (
        <IconHourglass role="img" aria-label="No answer to our last email" className="text-quiet" />
      )}
      {putOffUntil !== null && (
        <IconClockPause
          role="img"
          aria-label={`Put off until ${formatDay(putOffUntil)}`}
          className="text-quiet"
        />
      )}
      {isArchived && <IconArchive role="img" aria-label="Archived" className="text-quiet" />}
      {hasResume && <IconPaperclip role="img" aria-label="With a resume" className="text-quiet" />}
      {noteCount > 0 && (
        <span className="flex items-center gap-0.5 text-fine font-text text-quiet tabular-nums">
          <IconNote role="img" aria-label="Notes:" />
          {noteCount}
        </span>
      )}
    </>
  );
}

/** One application in the list. All of the row is the link; the checkbox lies above it. */
export const InboxRowView = memo(function InboxRowView({
  row,
  href,
  rowIndex,
  topPx,
  heightPx,
  stages,
  assignee,
  isCurrent,
  isSelected,
  onCurrent,
  onToggle,
}: Props) {
  const { reference, isUnread } = row;
  const name = applicantName(row);
  const dueAt = row.toReadUntil ?? row.dueAt;
  const stage = stages?.find(({ id }) => id === row.stage);
  return (
    <tr
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
      style={{ height: heightPx, transform: `translateY(${topPx}px)` }}
      className={cn(
        rowColumns,
        "absolute inset-x-0 top-0 items-center border-b border-hairline hover:bg-hover data-selected:bg-selected max-md:grid-rows-[1.625rem_1.375rem] max-md:content-center",
        "has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-ember",
        isCurrent && "shadow-[inset_2px_0_0_var(--accent)]",
      )}
    >
      <td className="relative z-1 h-full max-md:row-span-2">
        {onToggle && (
          <label className="grid size-full cursor-pointer place-items-center">
            <span className="sr-only">Select {name}</span>
            <input
              type="checkbox"
              tabIndex={isCurrent ? 0 : -1}
              checked={isSelected}
              className="size-4 accent-ember"
              onChange={(event) => onToggle(reference, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
      </td>
      <th scope="row" className="flex min-w-0 items-center gap-2 pr-4 text-left font-text">
        <span className={cn("size-1.5 shrink-0 rounded-full", isUnread && "bg-ember")} />
        <Link
          to={href}
          data-reference={reference}
          tabIndex={isCurrent ? 0 : -1}
          onFocus={() => onCurrent(reference)}
          className={cn("truncate outline-none after:absolute after:inset-0", isUnread && "font-bold")}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
          {name}
        </Link>
        <Marks {...row} />
      </th>
      <td
        colSpan={row.organization ? 1 : 2}
        className={cn(
          "truncate pr-4 text-quiet max-md:col-start-2 max-md:row-start-2 max-md:pl-3.5",
          !row.organization && "xl:col-span-2",
        )}
      >
        {row.title}
        <span className="md:hidden">{stage && ` · ${stage.label}`}</span>
      </td>
      {row.organization && <td className="truncate pr-4 text-quiet max-xl:hidden">{row.organization}</td>}
      <td className="flex min-w-0 items-center gap-2 pr-4 max-md:hidden">
        {stages && stage && <StageMark stage={stage} stages={stages} />}
        <span className="truncate">{stage?.label ?? row.stage}</span>
      </td>
      <td className="flex min-w-0 items-center gap-2 pr-4 max-md:hidden" title={assignee}>
        {assignee && <Initials name={assignee} />}
        <span className={cn("truncate", assignee ? "max-xl:sr-only" : "sr-only")}>
          {assignee || "Nobody"}
        </span>
      </td>
      <td className="truncate pr-2 text-right text-fine max-md:col-start-3 max-md:row-start-2 max-md:pr-4">
        {dueAt !== null && <DueTime time={dueAt} what={row.isToRead ? "Judgement" : "Answer"} />}
      </td>
      <td className="pr-4 text-right text-fine text-quiet tabular-nums max-md:col-start-3 max-md:row-start-1 lg:pr-6">
        <TimeAgo time={row.receivedAt} />
      </td>
    </tr>
  );
});
