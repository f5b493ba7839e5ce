/**
 * Why no login with an access token was possible until an operator changes something: the errors of token endpoints
 * (RFC 6749, section 5.2), and `refused_token`, a new token that the mail server refused.
 */
const refusals: Record<string, string> = {
  invalid_client:
    "The email provider refused our OAuth client: an operator must correct SMTP_OAUTH_CLIENT_ID or renew SMTP_OAUTH_CLIENT_SECRET",
  invalid_grant:
    "The email provider does not take our refresh token any longer: an operator must set a new SMTP_OAUTH_REFRESH_TOKEN",
  invalid_request:
    "The email provider does not understand our OAuth request: an operator must check the SMTP_OAUTH settings",
  invalid_scope: "The email provider refused our OAuth scope: an operator must correct SMTP_OAUTH_SCOPE",
  unauthorized_client:
    "The email provider does not allow our OAuth client to do this: an operator must permit it there",
  unsupported_grant_type:
    "The email provider does not offer this kind of OAuth token: an operator must check the SMTP_OAUTH settings",
  refused_token:
    "The mail server refused our new access token: an operator must check that the user of SMTP_URL and IMAP_URL may use it",
};

/** True when trying again is of no use before an operator has changed something. */
export function isRefusal(reason: string): boolean {
  return Object.hasOwn(refusals, reason);
}

/** @param reason of a `TokenError` */
export function tokenFailureText(reason: string): string {
  return `${refusals[reason] ?? "The email provider gave us no access token"} (${reason}).`;
}

/** In front of the reason, in codes of failures. */
export const tokenErrorPrefix = "EOAUTH2 ";

/** There is no access token for the login to the mail server, or none that it takes. */
export class TokenError extends Error {
  readonly reason: string;
  readonly code: string;

  /** @param reason an error of RFC 6749, an HTTP status, or the code of what went wrong on the way; no secret */
  constructor(reason: string) {
    super(tokenFailureText(reason));
    this.reason = reason;
    this.code = tokenErrorPrefix + reason;
  }
}
