import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "react-router";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { listHref } from "../../api/inbox-filter.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";

/** Leads to the list that the application was opened from. */
export function BackLink({ filter }: { filter: InboxFilter }) {
  return (
    <Link
      to={listHref(filter)}
      aria-label="Back to the list"
      aria-keyshortcuts="Escape"
      title="Back to the list (Esc)"
      className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-ml-2.5" })}
    >
      <IconArrowLeft aria-hidden />
    </Link>
  );
}
