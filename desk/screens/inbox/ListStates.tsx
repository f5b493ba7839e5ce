import { Link } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { inboxHref } from "../../api/inbox-filter.ts";
import { Message } from "../../components/Message.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";

/** Shown in place of an empty list: why it is empty, and what to do next. */
export function EmptyList({ filter }: { filter: InboxFilter }) {
  const { form, ...others } = filter;
  if (!Object.values(others).some(Boolean)) {
    return (
      <Message
        role="status"
        title="Nothing is waiting"
        description="New applications appear here by themselves. Archived ones are under the filter In the inbox."
      />
    );
  }
  return (
    <Message
      role="status"
      title="Nothing matches"
      description={
        filter.q
          ? `No application has every word of “${filter.q}” in its fields or notes, within these filters.`
          : "No application fits these filters."
      }
    >
      <Link to={inboxHref({ form })} className={buttonVariants()}>
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
