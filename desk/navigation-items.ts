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
import { accessOf, formsIn } from "#contract/desk/access.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { MemberAccess } from "#contract/desk/members.ts";

export type NavigationItem = {
  href: string;
  label: string;
  icon: Icon;
  /** Shown beside the label unless 0, with `countLabel` for screen readers. */
  count?: (counts: InboxCounts) => number;
  countLabel?: string;
  ownerOnly?: boolean;
  /** Only for who sees applications. */
  applicationsOnly?: boolean;
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
      applicationsOnly: true,
      label: "Inbox",
      icon: IconInbox,
      count: (counts) => sum(counts.unread),
      countLabel: "unread",
    },
    {
      href: "/quarantine",
      applicationsOnly: true,
      label: "Quarantine",
      icon: IconAlertTriangle,
      count: (counts) => counts.quarantined,
      countLabel: "waiting",
    },
    {
      href: "/mails",
      applicationsOnly: true,
      label: "Emails",
      icon: IconMail,
      count: (counts) => counts.failedMails,
      countLabel: "failed",
    },
    {
      href: "/unmatched",
      applicationsOnly: true,
      label: "Unmatched",
      icon: IconMailQuestion,
      count: (counts) => counts.unmatched,
      countLabel: "waiting",
    },
    { href: "/pipeline", label: "Pipeline", icon: IconLayoutColumns, applicationsOnly: true },
    { href: "/site", label: "Site", icon: IconPencil, siteOnly: true },
    { href: "/person", label: "Person", icon: IconUserSearch, applicationsOnly: true },
    { href: "/numbers", label: "Numbers", icon: IconChartBar, applicationsOnly: true },
  ],
  [
    { href: "/members", label: "Members", icon: IconUsers },
    { href: "/activity", label: "Activity", icon: IconHistory, ownerOnly: true },
    { href: "/about", label: "About", icon: IconInfoCircle },
    { href: "/account", label: "Account", icon: IconUserCircle },
  ],
];

/** Whether a member may edit the site, and sees no applications. */
const isSiteOnly = (member: MemberAccess) => member.site !== "none" && formsIn(accessOf(member)).length === 0;

/** Whether a member has a screen. */
export const hasScreen = ({ ownerOnly, applicationsOnly, siteOnly }: NavigationItem, member: MemberAccess) =>
  (!ownerOnly || member.role === "owner") &&
  (!applicationsOnly || !isSiteOnly(member)) &&
  (!siteOnly || member.site !== "none");

/** Where a member is taken from a screen about applications who sees only the site; null for all others. */
export const insteadOf = (pathname: string, member: MemberAccess): string | null =>
  isSiteOnly(member) &&
  navigationGroups.flat().some(({ href, applicationsOnly }) => applicationsOnly && href === pathname)
    ? "/site"
    : null;
