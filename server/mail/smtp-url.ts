/** The mail server of `SMTP_URL`, with user and password as it takes them. */
export type SmtpServer = {
  /** Without the brackets of IPv6. */
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Nothing is sent unless the connection is encrypted. */
  requireTls: boolean;
  auth?: { user: string; pass: string };
};

// User and password may hold any character, but what RFC 3986 does not allow there must be percent-encoded. So a
// password's `@`, `#` or `/` can never move the border between password and host.
const credential = "(?:[\\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+";
const host = "[a-z\\d](?:[a-z\\d.-]*[a-z\\d])?|\\[[\\da-f:.]+\\]";
const smtpUrl = new RegExp(
  `^(?<scheme>smtps?)://(?:(?<user>${credential}):(?<pass>${credential})@)?(?<host>${host})(?::(?<port>\\d{1,5}))?/?` +
    "(?:\\?requireTLS=(?<requireTls>true|false))?$",
  "i",
);

const defaultPorts = { smtp: 587, smtps: 465 };

/** True for names and addresses by which a machine reaches itself. */
function isThisMachine(hostname: string) {
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

/** Parses `SMTP_URL`. @returns null unless it has exactly one host, and both user and password or neither */
export function parseSmtpUrl(value: string): SmtpServer | null {
  const groups = smtpUrl.exec(value)?.groups;
  if (!groups?.host || !URL.canParse(`smtp://${groups.host}`)) return null;
  const secure = groups.scheme?.toLowerCase() === "smtps";
  const hostname = groups.host.replace(/^\[|\]$/g, "");
  const port = Number(groups.port ?? defaultPorts[secure ? "smtps" : "smtp"]);
  if (port < 1 || port > 65_535) return null;
  const requireTls = groups.requireTls ? /true/i.test(groups.requireTls) : !isThisMachine(hostname);
  const server = { host: hostname, port, secure, requireTls };
  if (!groups.user || !groups.pass) return server;
  const [user, pass] = [decode(groups.user), decode(groups.pass)];
  return user === null || pass === null ? null : { ...server, auth: { user, pass } };
}
