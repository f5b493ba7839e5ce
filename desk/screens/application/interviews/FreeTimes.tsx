import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "#contract/desk/format-day.ts";
import { interviewApi } from "#contract/desk/interviews.ts";
import type { interviewMinutes } from "#contract/interviews.ts";
import { call } from "../../../api/call.ts";
import { useMemberName } from "../../../api/members.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { ToggleButton } from "../../../components/ui/ToggleButton.tsx";

/** What free times are proposed for. */
export type InterviewPlan = {
  reference: string;
  memberIds: readonly string[];
  minutes: (typeof interviewMinutes)[number];
};

type Props = InterviewPlan & {
  /** Times that are offered so far. */
  offered: readonly string[];
  /** Whether no more can be. */
  isFull: boolean;
  onToggle: (time: string) => void;
};

const daysAtFirst = 3;

/** `Mon, 30 Nov` for `2026-11-30`. */
const dayName = (date: string) => formatDay(Date.parse(`${date}T12:00Z`));

/** Times at which all who take part are free: pressed to offer one, and again to take it back. */
export function FreeTimes({ reference, memberIds, minutes, offered, isFull, onToggle }: Props) {
  const memberName = useMemberName();
  const [showsAll, setShowsAll] = useState(false);
  const members = [...memberIds].sort().join(",");
  const query = useQuery({
    queryKey: ["free-times", reference, members, minutes],
    queryFn: ({ signal }) =>
      call(interviewApi.freeTimes, { params: { reference }, query: { members, minutes }, signal }),
    enabled: memberIds.length > 0,
    gcTime: 0,
  });
  const { times = [], withoutHours = [], unread = [] } = query.data ?? {};
  const days = [...Map.groupBy(times, (time) => time.slice(0, 10))];
  return (
    <div className="flex flex-col gap-2">
      {memberIds.length > 0 && <QueryState query={query} loadingText="Looking for free times …" />}
      {query.data && (
        <div role="status" className="flex flex-col gap-1 text-fine text-quiet">
          {unread.map(({ memberId, reason }) => (
            <p key={memberId} className="font-medium text-text">
              The calendar of {memberName(memberId)} could not be read completely. {reason}
            </p>
          ))}
          {withoutHours.length > 0 ? (
            <p>
              No times can be proposed until these colleagues set hours for meetings under Account:{" "}
              {withoutHours.map(memberName).join(", ")}.
            </p>
          ) : (
            times.length === 0 && <p>There is no free time in the next two weeks.</p>
          )}
        </div>
      )}
      {days.length > 0 && (
        <ul aria-label="Free times" className="flex flex-col gap-2">
          {days.slice(0, showsAll ? undefined : daysAtFirst).map(([date, ofDay]) => (
            <li key={date} className="flex flex-wrap items-center gap-1.5">
              <span className="w-24">{dayName(date)}</span>
              {ofDay.map((time) => {
                const isOffered = offered.includes(time);
                const clock = time.slice(11);
                return (
                  <ToggleButton
                    key={time}
                    pressed={isOffered}
                    disabled={isFull && !isOffered}
                    aria-label={`${dayName(date)}, ${clock}`}
                    className="tabular-nums"
                    onClick={() => onToggle(time)}
                  >
                    {clock}
                  </ToggleButton>
                );
              })}
            </li>
          ))}
        </ul>
      )}
      {days.length > daysAtFirst && (
        <Button variant="quiet" className="self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Fewer days" : "More days"}
        </Button>
      )}
    </div>
  );
}
