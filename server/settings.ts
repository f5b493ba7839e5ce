import type { NetConnectOpts } from "node:net";
import { unescape as decode } from "node:querystring";
import * as z from "zod";
import { hourMs, minuteMs } from "#contract/durations.ts";
import { SettingsError } from "./env-file.ts";
import { parseSendgridKey } from "./mail/incoming/sendgrid-signature.ts";
import { findOauthMistakes, oauthFields } from "./mail/oauth-settings.ts";
import { imapUrlShape, parseImapUrl, parseSmtpUrl, smtpUrlShape } from "./mail/smtp-url.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { isPostgresUrl } from "./store/connection/postgres-url.ts";
import { webhookFormats } from "./webhooks/webhook-body.ts";

export { loadEnvFile, SettingsError } from "./env-file.ts";

const addresses = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email({ error: "must be one or more email addresses, separated by commas" })))
  .optional();

const wholeNumber = (description: string) =>
  z.string().regex(/^\d+$/, `must be ${description}`).transform(Number);

const port = wholeNumber("a port, 0 to 65535").refine(
  (value) => value < 65_536,
  "must be a port, 0 to 65535",
);

const deskPort = z.union([z.literal("off"), port], { error: "must be a port, 0 to 65535, or off" });

/** An address without a path: `https://desk.example.org`. */
const origin = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? "") && /^https?:\/\/[^/?#@]+\/?$/i.test(value),
    "must be an address like https://desk.example.org",
  )
  .transform((value) => new URL(value).origin);

const unitsMs = { s: 1_000, m: minuteMs, h: hourMs } as const;

/** `20/10m` → 20 submissions in ten minutes; `off` → null. */
const rateLimit = z
  .string()
  .regex(/^(off|[1-9]\d*\/[1-9]\d*[smh])$/, "must look like 20/10m, or be off")
  .transform((value) => {
    const [, max, count, unit] = /^(\d+)\/(\d+)([smh])$/.exec(value) ?? [];
    if (!max || !count) return null;
    return { max: Number(max), windowMs: Number(count) * unitsMs[unit as keyof typeof unitsMs] };
  });

const postgresUrl = z
  .string()
  .refine(
    isPostgresUrl,
    "must be an address like postgres://user:password@host/database, with user and password percent-encoded (@ as %40, # as %23)",
  );

/** `tcp://host:port` or `unix:/path`, as options of `net.connect`. 3310 is clamd's default port. */
const clamdAddress = z.string().transform((value, { addIssue }): NetConnectOpts => {
  const url = URL.parse(value);
  if (url?.protocol === "tcp:" && url.hostname) {
    // `net.connect` takes IPv6 addresses without brackets.
    return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 3310) };
  }
  if (url?.protocol === "unix:" && !url.hostname && /^\/./.test(url.pathname)) {
    return { path: decode(url.pathname) };
  }
  addIssue("must be an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl");
  return z.NEVER;
});

const smtpServer = z.string().transform((value, { addIssue }) => {
  const server = parseSmtpUrl(value);
  if (server) return server;
  addIssue(smtpUrlShape);
  return z.NEVER;
});

const imapServer = z.string().transform((value, { addIssue }) => {
  const server = parseImapUrl(value);
  if (server) return server;
  addIssue(imapUrlShape);
  return z.NEVER;
});

const sendgridKey = z.string().transform((value, { addIssue }) => {
  const key = parseSendgridKey(value);
  if (key) return key;
  addIssue("must be the public key of a security policy of SendGrid, in base64");
  return z.NEVER;
});

const webUrl = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be an address like https://example.org/hooks/applications",
  );

/** The key of https://www.standardwebhooks.com: 24 to 64 bytes in base64. */
const webhookSecret = z
  .string()
  .refine(
    (value) => /^(whsec_)?([\w+/-]{32,86})={0,2}$/.test(value),
    "must be 24 to 64 bytes in base64, for instance from `openssl rand -base64 32`",
  );

/** Hosts, with a port where it is not the default: `calendar.internal, localhost:5232`. */
const hosts = z
  .string()
  .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => URL.parse(`https://${host}`)?.host === host),
    "must be one or more hosts like calendar.internal or 10.0.0.5:8443, separated by commas",
  );

const fields = z.object({
  /** Without it the server listens at all addresses, and a preview at this machine's own. */
  HOST: z.string().optional(),
  PORT: port.default(3000),
  DATA_DIR: z.string().default("./data"),
  CONTENT_DIR: z.string().optional(),
  CONTENT_REMOTE: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  SMTP_URL: smtpServer.optional(),
  ...oauthFields,
  IMAP_URL: imapServer.optional(),
  SENDGRID_PUBLIC_KEY: sendgridKey.optional(),
  REPLY_TO_ADDRESS: z
    .email({ error: "must be one email address" })
    .refine(
      (address) => !address.includes("+"),
      "must be an address without +, which mails get a +TOKEN after",
    )
    .optional(),
  MAIL_FROM: z.email({ error: "must be one email address" }).optional(),
  MAIL_TO_FOUNDER_GROUP: addresses,
  MAIL_TO_PARTNER_GROUP: addresses,
  MAIL_TO_CAREERS: addresses,
  MAIL_TO_GENERAL: addresses,
  TRUST_PROXY: wholeNumber("a number of proxies").default(0),
  RATE_LIMIT: rateLimit.default({ max: 20, windowMs: 10 * unitsMs.m }),
  RETENTION_DAYS: wholeNumber("a number of days").default(730),
  CODE_KEY: z
    .string()
    .regex(
      /^[\w+/=-]{32,}$/,
      "must be at least 32 letters and digits, for instance from `openssl rand -hex 32`",
    )
    .optional(),
  CALDAV_HOSTS: hosts.default([]),
  CLAMD_URL: clamdAddress.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port.optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  /** Without it, 3001 if that is free. */
  DESK_PORT: deskPort.optional(),
  DESK_URL: origin.optional(),
  PREVIEW_PORT: port.optional(),
  PREVIEW_URL: origin.optional(),
  WEBHOOK_URL: webUrl.optional(),
  WEBHOOK_FORMAT: z.enum(webhookFormats, { error: "must be json, slack or teams" }).default("json"),
  WEBHOOK_SECRET: webhookSecret.optional(),
  LOAD_SHEDDING: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

const schema = fields
  // Slack and Teams check no signature: their address is the secret.
  .refine(
    (settings) => !settings.WEBHOOK_URL || settings.WEBHOOK_SECRET || settings.WEBHOOK_FORMAT !== "json",
    {
      path: ["WEBHOOK_SECRET"],
      error: "must be set when WEBHOOK_URL is, for instance to the output of `openssl rand -base64 32`",
    },
  )
  .superRefine((settings, { addIssue }) => {
    const { IMAP_URL, SENDGRID_PUBLIC_KEY, REPLY_TO_ADDRESS } = settings;
    if ((IMAP_URL || SENDGRID_PUBLIC_KEY) && REPLY_TO_ADDRESS === undefined) {
      const message = "must be set when IMAP_URL or SENDGRID_PUBLIC_KEY is: the address that answers go to";
      addIssue({ code: "custom", path: ["REPLY_TO_ADDRESS"], message });
    }
    if (REPLY_TO_ADDRESS !== undefined && !IMAP_URL && !SENDGRID_PUBLIC_KEY) {
      const message =
        "must be set when REPLY_TO_ADDRESS is, or SENDGRID_PUBLIC_KEY: where its mails come from";
      addIssue({ code: "custom", path: ["IMAP_URL"], message });
    }
    for (const [name, message] of findOauthMistakes(settings)) {
      addIssue({ code: "custom", path: [name], message });
    }
  });

export type Settings = z.output<typeof schema>;

export const settingNames = Object.keys(fields.shape);

/** Settings that hold a secret, or may by mistake. A webhook's address often is one. */
const secretNames = [
  "SMTP_URL",
  "IMAP_URL",
  "SENDGRID_PUBLIC_KEY",
  "SMTP_OAUTH_TOKEN_URL",
  "SMTP_OAUTH_CLIENT_SECRET",
  "SMTP_OAUTH_REFRESH_TOKEN",
  "DATABASE_URL",
  "CONTENT_REMOTE",
  "CODE_KEY",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
];

/** Masks a secret that cannot be parsed: a password may contain any character, so nothing of it is shown. */
const maskSecrets = (name: string, value: string) =>
  value !== "" && secretNames.includes(name) ? "***" : value;

/**
 * Parses all settings.
 * @throws SettingsError for all settings that cannot be read
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  // Tools such as Docker Compose set a variable to the empty string when it has no value.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const errors = new Map<string, string>();
  for (const issue of result.error.issues) errors.set(String(issue.path[0]), issue.message);
  const lines = [...errors].map(
    ([name, error]) => `${name}=${JSON.stringify(maskSecrets(name, given[name] ?? ""))}: ${error}`,
  );
  // A misspelt name may be why one is missing.
  throw new SettingsError([...lines, ...findMisspeltSettings(given, settingNames)].join("\n"));
}
