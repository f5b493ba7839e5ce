/** The mail server of `SMTP_URL`, with user and password as it takes them. */
export type SmtpServer = {
  /** Without the brackets of IPv6. */
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Nothing is sent unless the connection is encrypted. */
  requireTls: boolean;
  /** Without a password, the login takes an access token. */
  auth?: { user: string; pass?: string };
};

/** What `SMTP_URL` must be, in an error message. */
export const smtpUrlShape =
  "must be an address like smtp://user:password@host:587, with user and password percent-encoded (@ as %40, # as %23)";

// User and password may hold any character, but what RFC 3986 does not allow there must be percent-encoded. So a
// password's `@`, `#` or `/` can never move the border between password and host.
const credential = "(?:[\\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+";
const host = "[a-z\\d](?:[a-z\\d.-]*[a-z\\d])?|\\[[\\da-f:.]+\\]";
/** @param path a pattern of what may follow host and port */
const serverUrl = (scheme: string, path: string) =>
  new RegExp(
    `^(?<scheme>${scheme}s?)://(?:(?<user>${credential})(?::(?<pass>${credential}))?@)?(?<host>${host})(?::(?<port>\\d{1,5}))?${path}` +
      "(?:\\?requireTLS=(?<requireTls>true|false))?$",
    "i",
  );
const smtpUrl = serverUrl("smtp", "/?");
const imapUrl = serverUrl("imap", "(?:/(?<mailbox>[^?#]*))?");

const defaultPorts: Record<string, number> = { smtp: 587, smtps: 465, imap: 143, imaps: 993 };

/** True for names and addresses by which a machine reaches itself. */
export function isThisMachine(hostname: string) {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(hostname);
}

/** The characters of a percent-encoded text; null when they are no UTF-8, or control characters. */
function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function parseServer(groups: Record<string, string | undefined> = {}): SmtpServer | null {
  if (!groups.host || !URL.canParse(`smtp://${groups.host}`)) return null;
  const scheme = groups.scheme?.toLowerCase() ?? "";
  const secure = scheme.endsWith("s");
  const hostname = groups.host.replace(/^\[|\]$/g, "");
  const port = Number(groups.port ?? defaultPorts[scheme]);
  if (port < 1 || port > 65_535) return null;
  const requireTls = groups.requireTls ? /true/i.test(groups.requireTls) : !isThisMachine(hostname);
  const server = { host: hostname, port, secure, requireTls };
  if (!groups.user) return server;
  const user = decode(groups.user);
  const pass = groups.pass && decode(groups.pass);
  return user === null || pass === null ? null : { ...server, auth: { user, pass } };
}

/** Parses `SMTP_URL`. @returns null unless it has exactly one host, and no password without a user */
export const parseSmtpUrl = (value: string): SmtpServer | null => parseServer(smtpUrl.exec(value)?.groups);

/** The mailbox of `IMAP_URL` that answers of applicants arrive in. */
export type ImapServer = SmtpServer & { auth: NonNullable<SmtpServer["auth"]>; mailbox: string };

/** What `IMAP_URL` must be, in an error message. */
export const imapUrlShape =
  "must be an address like imaps://user:password@host:993/INBOX, with user and password percent-encoded (@ as %40, # as %23)";

/** Parses `IMAP_URL`; the mailbox is `INBOX` unless it names another. @returns null as for `SMTP_URL`, or without a user */
export function parseImapUrl(value: string): ImapServer | null {
  const groups = imapUrl.exec(value)?.groups;
  const server = parseServer(groups);
  const mailbox = decode(groups?.mailbox ?? "");
  if (!server?.auth || mailbox === null) return null;
  return { ...server, auth: server.auth, mailbox: mailbox || "INBOX" };
}
