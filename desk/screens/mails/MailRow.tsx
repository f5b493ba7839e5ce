import { Link } from "react-router";
import { formatCount } from "#contract/count.ts";
import { mailKindLabel } from "#contract/desk/mail-kinds.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { formatFullTime } from "../../components/format-time.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { useNow } from "../../components/use-now.ts";
import type { Mail } from "./mails-query.ts";

const stateLabels: Record<Mail["state"], string> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
  held: "On hold",
  cancelled: "Cancelled",
};

/** Outcome of a mail, or its next attempt. */
function stateDetails({ state, sentAt, attempts, nextAttemptAt }: Mail, nowMs: number) {
  if (state === "sent" && sentAt !== null) return formatFullTime(sentAt);
  if (state === "queued" && attempts > 0) return `next attempt ${formatFullTime(nextAttemptAt)}`;
  if (state === "queued" && nextAttemptAt > nowMs + undoWindowMs)
    return `to be sent ${formatFullTime(nextAttemptAt)}`;
  if (state === "held") return "send or discard it in the application";
  if (state === "failed") return `after ${formatCount(attempts, "attempt")}`;
  return "";
}

type Props = {
  mail: Mail;
  canRetry: boolean;
  isRetrying: boolean;
  onRetry: (mail: Mail) => void;
  onDismiss: (mail: Mail) => void;
};

/** One mail: what it is, what it is about, its state, and why it failed. */
export function MailRow({ mail, canRetry, isRetrying, onRetry, onDismiss }: Props) {
  const nowMs = useNow();
  const which = (
    <span className="sr-only">
      : {mailKindLabel(mail.kind)} {mail.reference}
    </span>
  );
  return (
    <tr className="border-b border-hairline align-top max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:gap-x-4 max-md:*:pr-0 max-md:py-2">
      <td className="py-2 pr-4 font-medium max-md:py-0.5">{mailKindLabel(mail.kind)}</td>
      <td className="py-2 pr-4 wrap-anywhere max-md:order-1 max-md:py-0.5">
        {mail.name && <p>{mail.name}</p>}
        {mail.to && <p className="text-quiet">{mail.to}</p>}
        {mail.reference ? (
          <Link
            to={applicationHref(mail.reference)}
            className="tabular-nums underline underline-offset-[0.2em] hover:text-accent"
          >
            {mail.reference}
          </Link>
        ) : (
          <span className="text-quiet">The desk</span>
        )}
      </td>
      <td className="py-2 pr-4 max-md:order-3 max-md:col-span-3 max-md:py-0.5">
        <span className={["failed", "held"].includes(mail.state) ? "font-bold text-danger" : undefined}>
          {stateLabels[mail.state]}
        </span>
        <span className="ml-2 text-quiet">{stateDetails(mail, nowMs)}</span>
        {mail.failure && mail.state !== "sent" && <p className="wrap-anywhere text-quiet">{mail.failure}</p>}
      </td>
      <td className="py-2 pr-4 whitespace-nowrap text-quiet tabular-nums max-md:order-2 max-md:py-0.5 max-md:text-right">
        <TimeAgo time={mail.queuedAt} />
      </td>
      <td className="py-1 text-right max-md:order-4 max-md:col-span-3 max-md:text-left">
        {mail.state === "failed" && canRetry && (
          <>
            <Button disabled={isRetrying} onClick={() => onRetry(mail)}>
              Try again
              {which}
            </Button>
            <Button variant="quiet" onClick={() => onDismiss(mail)}>
              Dismiss
              {which}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
