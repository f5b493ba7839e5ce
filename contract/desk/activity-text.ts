import { formatCount } from "../count.ts";
import type { ActivityDetails } from "./activity.ts";
import { dateOf } from "./format-day.ts";
import { outcomeTexts } from "./timeline-text.ts";

/** Description of an entry of the activity log. */
const texts: Record<string, string> = {
  show: "opened",
  resume: "opened the resume of",
  export: "exported applications",
  erase: "erased",
  purge: "erased old personal data",
  release: "released from quarantine",
  undoRelease: "moved back to quarantine",
  invite: "invited a member",
  change: "changed",
  note: "wrote a note on",
  reply: "replied to",
  undoReply: "took back a reply to",
  ask: "asked a colleague to judge",
  judge: "judged",
  stepAside: "stepped aside from judging",
  releaseReader: "removed a colleague from judging",
  decide: "decided",
  withdrawDecision: "took back a decision",
  offerInterview: "offered times for a meeting about",
  moveInterview: "moved a meeting about",
  cancelInterview: "cancelled a meeting about",
  person: "looked up a person",
  list: "listed applications on the server",
  resendLink: "sent the confirmation again to",
  retry: "sent emails again",
  dismiss: "dismissed failed emails",
  correct: "corrected the address of",
  fileMessage: "added an email to",
  deleteMessage: "deleted an email",
  attachment: "opened an attachment of",
  signIn: "signed in",
  signOut: "signed out",
  addPasskey: "added the passkey",
  removePasskey: "removed the passkey",
  makeCalendarAddress: "created a calendar address",
  removeCalendarAddress: "removed the calendar address",
  connectCalendar: "connected a calendar",
  disconnectCalendar: "disconnected a calendar",
  changeMember: "changed a member",
  removeMember: "removed a member",
  editSite: "edited the site",
  discardSite: "discarded changes to the site",
  publishSite: "published the site",
  backSite: "restored an earlier publication",
  sharePreview: "shared a preview of the site",
};

type Access = NonNullable<ActivityDetails["before"]>;

const siteTexts = { none: "", editor: ", can edit the site", publisher: ", can publish the site" };

function accessText({
  role,
  forms,
  positions = [],
  ventures = [],
  accessEndsAt = null,
  site = "none",
}: Access) {
  if (role === "owner") return "administrator";
  const seen = [...forms, ...positions, ...ventures].join(", ") || "no access";
  const end = accessEndsAt === null ? "" : `, until ${dateOf(accessEndsAt - 1)}`;
  return `${role} (${seen}${siteTexts[site]}${end})`;
}

const signInTexts: Record<NonNullable<ActivityDetails["method"]>, string> = {
  link: "by email",
  passkey: "with a passkey",
  "set-up": "with the set-up link",
};

/** The filters of an export, such as `form career, late`. */
function viewText({ hasSearch, unread, late, mine, ...filters }: NonNullable<ActivityDetails["view"]>) {
  const values = Object.entries(filters).map(([name, value]) => `${name} ${value}`);
  return [...values, unread && "unread", late && "late", mine && "mine", hasSearch && "with a search"]
    .filter(Boolean)
    .join(", ");
}

function exportText({ view = {}, count }: ActivityDetails) {
  const what = count === undefined ? "applications" : formatCount(count, "application");
  const filters = viewText(view);
  return `exported ${what}${filters && ` (${filters})`}`;
}

function memberText(action: string, { member, before, after }: ActivityDetails) {
  const name = member?.name;
  if (action === "removeMember") return `removed ${name}, ${before && accessText(before)}`;
  const now = after ? accessText(after) : "";
  if (action === "invite") return `invited ${name} as ${now}`;
  const former = before ? accessText(before) : "";
  return `changed ${name} from ${former} to ${now}`;
}

const changeNames = { stage: "stage", assignee: "assignee", place: "folder", day: "put-off date" };

const changeText = ({ what, from, to }: NonNullable<ActivityDetails["change"]>) =>
  `changed the ${changeNames[what]} from “${from}” to “${to}” of`;

const readerText = (action: string, name: string) =>
  action === "ask" ? `asked ${name} to judge` : `removed ${name} from judging`;

/**
 * An action in words; an unknown one, of a later version, stays as it is stored.
 * @param reference of the application that it was about, which follows these words
 */
export function activityText(
  action: string,
  details: ActivityDetails = {},
  reference: string | null = null,
): string {
  const text = texts[action] ?? action;
  if (reference && ["retry", "dismiss"].includes(action)) return `${text} about`;
  if (details.member) return memberText(action, details);
  if (details.change) return `${action === "reply" ? "replied and " : ""}${changeText(details.change)}`;
  if (details.outcome) return `${text} (${outcomeTexts[details.outcome]}) about`;
  if (details.reader) return readerText(action, details.reader.name);
  if (details.passkey) return `${text} “${details.passkey}”`;
  if (details.file) return `${text}: ${details.file}`;
  if (details.publication) return `${text} (${details.publication})`;
  if (details.method) return `${text} ${signInTexts[details.method]}`;
  return action === "export" ? exportText(details) : text;
}
