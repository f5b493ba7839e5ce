import type { ImapFlow } from "imapflow";
import type { AccessTokens } from "../access-tokens.ts";
import type { ImapServer } from "../smtp-url.ts";
import { TokenError } from "../token-error.ts";

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

/** How soon after the last command the server is asked to tell of new mails (IDLE). */
const idleDelayMs = 200;

/** How often it is asked again, also where it cannot tell by itself. */
const idleMs = 30_000;

async function connect(
  { host, port, secure, requireTls, auth, mailbox }: ImapServer,
  login: { pass?: string; accessToken?: string },
): Promise<ImapFlow> {
  // Loaded when there is a mailbox: the package takes 30 MB of memory.
  const imap = await import("imapflow");
  const client = new imap.ImapFlow({
    host,
    port,
    secure,
    // Where an unencrypted connection is allowed, it is encrypted if the server can, and its certificate not checked.
    ...(secure || !requireTls ? {} : { doSTARTTLS: true }),
    tls: { rejectUnauthorized: secure || requireTls },
    auth: { user: auth.user, ...login },
    logger: false,
    autoIdleDelay: idleDelayMs,
    maxIdleTime: idleMs,
    ...timeouts,
  });
  // Without a listener, the error of a lost connection would end the process; commands under way reject with it.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.mailboxOpen(mailbox);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

const isRefusedLogin = (error: unknown) =>
  (error as { authenticationFailed?: boolean }).authenticationFailed === true;

/**
 * Connects, logs in and selects the mailbox. An access token that the server refuses is replaced once.
 * @throws TokenError when there is no token, or none is taken; the connection's error
 */
export async function openMailbox(server: ImapServer, tokens: AccessTokens | null): Promise<ImapFlow> {
  const { pass } = server.auth;
  if (pass !== undefined || !tokens) return connect(server, { pass: pass ?? "" });
  const token = await tokens.get();
  try {
    return await connect(server, { accessToken: token });
  } catch (error) {
    if (!isRefusedLogin(error)) throw error;
  }
  try {
    return await connect(server, { accessToken: await tokens.replace(token) });
  } catch (error) {
    throw isRefusedLogin(error) ? new TokenError("refused_token") : error;
  }
}

/** Codes of why a mailbox could not be read; mail servers may repeat addresses in their texts. */
export function mailboxFailure(error: unknown): string {
  if (isRefusedLogin(error)) return "EAUTH";
  const { code, mailboxMissing, cause } = error as {
    code?: string;
    mailboxMissing?: boolean;
    cause?: { code?: string };
  };
  return mailboxMissing ? "NOMAILBOX" : (code ?? cause?.code ?? "unknown failure");
}
