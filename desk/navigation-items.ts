import {
  IconAlertTriangle,
  IconChartBar,
  IconHistory,
  IconInbox,
  IconInfoCircle,
  IconLayoutColumns,
  IconMail,
  IconMailQuestion,
  IconPencil,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from "@tabler/icons-react";
import type { Icon } from "#app/components/ui/icon.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";

export type NavigationItem = {
  href: string;
  label: string;
  icon: Icon;
  /** Shown beside the label unless 0, with `countLabel` for screen readers. */
  count?: (counts: InboxCounts) => number;
  countLabel?: string;
  ownerOnly?: boolean;
  /** Only for who may edit the site. */
  siteOnly?: boolean;
};

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The screens in the order of the navigation: the work, what is around it, and the desk itself. */
export const navigationGroups: NavigationItem[][] = [
  [
    {
      href: "/",
      label: "Inbox",
      icon: IconInbox,
      count: (counts) => sum(counts.unread),
      countLabel: "unread",
    },
    {
      href: "/quarantine",
      label: "Quarantine",
      icon: IconAlertTriangle,
      count: (counts) => counts.quarantined,
      countLabel: "waiting",
    },
    {
      href: "/mails",
      label: "Emails",
      icon: IconMail,
      count: (counts) => counts.failedMails,
      countLabel: "failed",
    },
    {
      href: "/unmatched",
      label: "Unmatched",
      icon: IconMailQuestion,
      count: (counts) => counts.unmatched,
      countLabel: "waiting",
    },
    { href: "/pipeline", label: "Pipeline", icon: IconLayoutColumns },
    { href: "/site", label: "Site", icon: IconPencil, siteOnly: true },
    { href: "/person", label: "Person", icon: IconUserSearch },
    { href: "/numbers", label: "Numbers", icon: IconChartBar },
  ],
  [
    { href: "/members", label: "Members", icon: IconUsers },
    { href: "/activity", label: "Activity", icon: IconHistory, ownerOnly: true },
    { href: "/about", label: "About", icon: IconInfoCircle },
    { href: "/account", label: "Account", icon: IconUserCircle },
  ],
];

/** Whether a member has a screen. */
export const hasScreen = (
  { ownerOnly, siteOnly }: NavigationItem,
  { role, site }: Pick<Colleague, "role" | "site">,
) => (!ownerOnly || role === "owner") && (!siteOnly || site !== "none");
