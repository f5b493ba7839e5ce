import type { Application } from "#contract/desk/application.ts";
import type { Decision } from "#contract/desk/decisions.ts";

/** The decision that the applicant has not been told, and no reply that waits to be sent tells; null without one. */
export const decisionToTell = ({ application, decision }: Application): Decision | null =>
  application.owesAnswer && application.undeliveredReply !== "queued" ? decision : null;
