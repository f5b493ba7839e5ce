import { Link } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { inboxHref } from "../../api/inbox-filter.ts";
import { useMember } from "../../api/members.ts";
import { seesSomeOf } from "../../components/can-see.ts";
import { formLabels } from "../../components/form-labels.ts";
import { Message } from "../../components/Message.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";

/** Shown in place of an empty list: why it is empty, and what to do next. */
export function EmptyList({ filter }: { filter: InboxFilter }) {
  const me = useMember();
  const { form, sort, ...others } = filter;
  if (form && !seesSomeOf(me, form)) {
    return (
      <Message
        isInset
        title={`You have no access to ${formLabels[form]}`}
        description="An administrator can give you access under Members."
      />
    );
  }
  const restricting = Object.keys(others).filter((name) => others[name as keyof typeof others]);
  if (filter.mine && restricting.length === 1) {
    return (
      <Message
        isInset
        title="Nothing is waiting for you"
        description="Applications that are assigned to you appear here until they are answered, and those that you are asked to judge until you have judged them."
      >
        <Link to={inboxHref({ form })} className={buttonVariants()}>
          Show the whole inbox
        </Link>
      </Message>
    );
  }
  if (restricting.length === 0) {
    return (
      <Message
        isInset
        title="Nothing is waiting"
        description="New applications appear here automatically. To see archived ones, change the filter “In the inbox” to “Archived”."
      />
    );
  }
  return (
    <Message
      isInset
      title="Nothing matches"
      description={
        filter.q
          ? `No application that matches the filters contains every word of “${filter.q}”.`
          : "No application matches these filters."
      }
    >
      {filter.q && (form || restricting.length > 1) && (
        <Link to={inboxHref({ q: filter.q })} className={buttonVariants({ variant: "primary" })}>
          Search all applications
        </Link>
      )}
      <Link to={inboxHref({ form, sort })} className={buttonVariants()}>
        Clear search and filters
      </Link>
    </Message>
  );
}

/** Grey lines where rows will be. */
export function LoadingList() {
  return (
    <div role="status" className="min-h-0 grow overflow-hidden">
      <span className="sr-only">Loading applications …</span>
      {Array.from({ length: 16 }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
          key={index}
          className="flex h-row items-center gap-6 border-b border-hairline px-4 max-md:h-16 lg:px-6"
        >
          <span className={cn("h-2.5 rounded-control bg-hover", index % 3 === 1 ? "w-28" : "w-40")} />
          <span className={cn("h-2.5 rounded-control bg-hover", index % 2 === 1 ? "w-32" : "w-52")} />
        </div>
      ))}
    </div>
  );
}
