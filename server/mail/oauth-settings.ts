import * as z from "zod";
import type { Metrics } from "../metrics/metrics.ts";
import { type AccessTokens, accessTokens, type OauthClient } from "./access-tokens.ts";
import { type ImapServer, imapUrlShape, isThisMachine, type SmtpServer, smtpUrlShape } from "./smtp-url.ts";

/** Secrets are sent there: over TLS, unless to this machine. */
const tokenUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === "https:" ||
    (url.protocol === "http:" && isThisMachine(url.hostname.replace(/^\[|\]$/g, "")))
  );
}, "must be an address like https://oauth2.googleapis.com/token");

/** OAuth 2.0 for the logins to the mail server and the mailbox. */
export const oauthFields = {
  SMTP_OAUTH_TOKEN_URL: tokenUrl.optional(),
  SMTP_OAUTH_CLIENT_ID: z.string().optional(),
  SMTP_OAUTH_CLIENT_SECRET: z.string().optional(),
  SMTP_OAUTH_REFRESH_TOKEN: z.string().optional(),
  SMTP_OAUTH_SCOPE: z.string().optional(),
};

type OauthName = keyof typeof oauthFields;

export type OauthSettings = Partial<Record<OauthName, string>> & {
  SMTP_URL?: SmtpServer;
  IMAP_URL?: ImapServer;
};

const names = Object.keys(oauthFields) as OauthName[];
const required = ["SMTP_OAUTH_TOKEN_URL", "SMTP_OAUTH_CLIENT_ID", "SMTP_OAUTH_CLIENT_SECRET"] as const;

/** What is wrong with the settings of the login to the mail server: names of settings, and what they must be. */
export function findOauthMistakes(settings: OauthSettings): Map<keyof OauthSettings, string> {
  const { SMTP_URL, IMAP_URL, SMTP_OAUTH_REFRESH_TOKEN, SMTP_OAUTH_SCOPE } = settings;
  const takesToken = (server?: SmtpServer) => server?.auth !== undefined && server.auth.pass === undefined;
  const mistakes = new Map<keyof OauthSettings, string>();
  if (names.every((name) => settings[name] === undefined)) {
    const advice = `Without a password, ${required[0]} must be set`;
    if (takesToken(SMTP_URL)) mistakes.set("SMTP_URL", `${smtpUrlShape}. ${advice}`);
    if (takesToken(IMAP_URL)) mistakes.set("IMAP_URL", `${imapUrlShape}. ${advice}`);
    return mistakes;
  }
  if (!takesToken(SMTP_URL) && !takesToken(IMAP_URL)) {
    mistakes.set(
      "SMTP_URL",
      "must be an address like smtp://user@host:587, with a user and no password, where SMTP_OAUTH settings are set",
    );
  }
  for (const name of required) {
    if (settings[name] === undefined) mistakes.set(name, "must be set, like the other SMTP_OAUTH settings");
  }
  if (SMTP_OAUTH_REFRESH_TOKEN === undefined && SMTP_OAUTH_SCOPE === undefined) {
    mistakes.set("SMTP_OAUTH_REFRESH_TOKEN", "must be set, or SMTP_OAUTH_SCOPE for client credentials");
  }
  if (SMTP_OAUTH_REFRESH_TOKEN !== undefined && SMTP_OAUTH_SCOPE !== undefined) {
    mistakes.set("SMTP_OAUTH_SCOPE", "must not be set together with SMTP_OAUTH_REFRESH_TOKEN");
  }
  return mistakes;
}

function oauthClient(settings: OauthSettings): OauthClient | null {
  const { SMTP_OAUTH_TOKEN_URL: tokenUrl, SMTP_OAUTH_REFRESH_TOKEN: refreshToken } = settings;
  if (tokenUrl === undefined) return null;
  return {
    tokenUrl,
    clientId: settings.SMTP_OAUTH_CLIENT_ID ?? "",
    clientSecret: settings.SMTP_OAUTH_CLIENT_SECRET ?? "",
    grant: refreshToken === undefined ? { scope: settings.SMTP_OAUTH_SCOPE ?? "" } : { refreshToken },
  };
}

/** The access tokens of the settings, which have no mistakes, for all logins; null when none needs a token. */
export function openAccessTokens(settings: OauthSettings, metrics: Metrics): AccessTokens | null {
  const client = oauthClient(settings);
  return client && accessTokens(client, metrics);
}
