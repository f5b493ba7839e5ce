import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { meQuery } from "../../api/members.ts";
import { useRefetch } from "../../api/refetch.ts";
import { CopyField } from "../../components/CopyField.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

/** The address at which a calendar program reads one's interviews. It is shown once, when it is made. */
export function Calendar() {
  const { calendarAddressMadeAt: madeAt } = useSuspenseQuery(meQuery).data;
  const refetch = useRefetch();
  const change = useMyChange();
  const making = useMutation({
    mutationFn: () => call(meApi.makeCalendarAddress),
    onSuccess: () => refetch("members"),
    meta: { failure: "No address was made" },
  });
  const url = making.data?.url;
  const isBusy = making.isPending || change.isPending;
  const remove = () =>
    change.mutate(
      { change: () => call(meApi.removeCalendarAddress), done: "The address no longer opens" },
      { onSuccess: making.reset },
    );
  return (
    <Section
      title="Calendar"
      description="A calendar program shows your meetings and the readings you owe, without names of applicants."
    >
      {url && (
        <div className="mb-3">
          <CopyField
            label="Secret address"
            hint="Add it to your calendar as a subscription. It is shown only now; whoever has it sees the same."
            value={url}
          />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-2">
        {madeAt !== null && (
          <>
            <span className="min-w-0 flex-1">Your calendar has an address.</span>
            <TimeAgo time={madeAt} className="text-fine text-quiet" />
          </>
        )}
        <Button disabled={isBusy} onClick={() => making.mutate()}>
          {madeAt === null ? "Make an address" : "Make another"}
        </Button>
        {madeAt !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={remove}>
            End it
          </Button>
        )}
      </p>
    </Section>
  );
}
