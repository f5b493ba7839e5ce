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
    meta: { failure: "The calendar address could not be created" },
  });
  const url = making.data?.url;
  const isBusy = making.isPending || change.isPending;
  const remove = () =>
    change.mutate(
      { change: () => call(meApi.removeCalendarAddress), done: "The calendar address is removed" },
      { onSuccess: making.reset },
    );
  return (
    <Section
      title="Calendar"
      description="Your calendar app can show your meetings and the judgements that you have yet to give, without names of applicants."
    >
      {url && (
        <div className="mb-3">
          <CopyField
            label="Secret address"
            hint="Add the address to your calendar app as a subscription. It is shown only once. Anyone who has it sees this calendar."
            value={url}
          />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-2">
        {madeAt !== null && (
          <>
            <span className="min-w-0 flex-1">You have a calendar address.</span>
            <TimeAgo time={madeAt} className="text-fine text-quiet" />
          </>
        )}
        <Button disabled={isBusy} onClick={() => making.mutate()}>
          {madeAt === null ? "Create an address" : "Replace the address"}
        </Button>
        {madeAt !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={remove}>
            Remove the address
          </Button>
        )}
      </p>
    </Section>
  );
}
