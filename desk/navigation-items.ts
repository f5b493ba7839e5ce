import {
  IconAlertTriangle,
  IconChartBar,
  IconHistory,
  IconInbox,
  IconInfoCircle,
  IconMail,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from "@tabler/icons-react";
import type { Icon } from "#app/components/ui/icon.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";

export type NavigationItem = {
  href: string;
  label: string;
  icon: Icon;
  /** Shown beside the label unless 0, with `countLabel` for screen readers. */
  count?: (counts: InboxCounts) => number;
  countLabel?: string;
  ownerOnly?: boolean;
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
      label: "Mails",
      icon: IconMail,
      count: (counts) => counts.failedMails,
      countLabel: "failed",
    },
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
