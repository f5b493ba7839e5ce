import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Link } from "react-router";
import type { InboxFilter, InboxRow } from "#contract/desk/inbox.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { buttonVariants } from "../../components/ui/Button.tsx";

type Props = { previous: InboxRow | undefined; next: InboxRow | undefined; filter: InboxFilter };

/** Leads to the applications before and after this one in the list one came from. */
export function NeighborLinks({ previous, next, filter }: Props) {
  if (!previous && !next) return null;
  const links = [
    { row: previous, label: "Previous application", key: "k", Icon: IconChevronUp },
    { row: next, label: "Next application", key: "j", Icon: IconChevronDown },
  ];
  return (
    <span className="flex">
      {links.map(({ row, label, key, Icon }) =>
        row ? (
          <Link
            key={key}
            to={applicationHref(row.reference, filter)}
            aria-label={label}
            aria-keyshortcuts={key}
            title={`${label} (${key})`}
            className={buttonVariants({ variant: "quiet", iconOnly: true })}
          >
            <Icon aria-hidden />
          </Link>
        ) : (
          <span
            key={key}
            className={buttonVariants({ variant: "quiet", iconOnly: true, className: "opacity-40" })}
          >
            <Icon aria-hidden />
          </span>
        ),
      )}
    </span>
  );
}
