import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { findMisspeltSettings } from "./misspelt-settings.ts";
import { readSettings, SettingsError, settingNames } from "./settings.ts";

test("has defaults for all settings", () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "./data",
    RATE_LIMIT: { max: 20, windowMs: 600_000 },
    RETENTION_DAYS: 730,
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
  });
});

test("parses settings and ignores empty ones", () => {
  const settings = readSettings({
    PORT: "0",
    RATE_LIMIT: "off",
    MAIL_TO_CAREERS: "a@b.se, c@d.se",
    SMTP_URL: "",
  });
  expect(settings).toMatchObject({ PORT: 0, RATE_LIMIT: null, MAIL_TO_CAREERS: ["a@b.se", "c@d.se"] });
  expect(settings.SMTP_URL).toBeUndefined();
});

test("throws one line for each wrong setting, with its name, its value and what it must be", () => {
  const read = () =>
    readSettings({
      PORT: "70000",
      RATE_LIMIT: "many",
      SMTP_URL: "http://me:secret@mail.example",
      MAIL_FROM: "x",
    });
  expect(read).toThrow(SettingsError);
  try {
    read();
  } catch (error) {
    const lines = (error as Error).message.split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('PORT="70000": must be a port, 0 to 65535');
    expect(lines.join()).toContain('SMTP_URL="***"');
    for (const part of ["me:", "secret", "mail.example"]) expect(lines.join()).not.toContain(part);
  }
});

test.each([
  ["tcp://127.0.0.1", { host: "127.0.0.1", port: 3310 }],
  ["tcp://clamd.internal:3311", { host: "clamd.internal", port: 3311 }],
  ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
  ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["unix:/a b/100%/clamd.ctl", { path: "/a b/100%/clamd.ctl" }],
  ["unix:/a%20b/clamd.ctl", { path: "/a b/clamd.ctl" }],
])("parses CLAMD_URL=%s", (value, address) => {
  expect(readSettings({ CLAMD_URL: value }).CLAMD_URL).toEqual(address);
});

test("a webhook needs a secret, and neither is printed", () => {
  const url = "https://example.org/hooks/token";
  expect(() => readSettings({ WEBHOOK_URL: url })).toThrow(/^WEBHOOK_SECRET="": must be set/);
  expect(() => readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: "short" })).toThrow(
    /^WEBHOOK_SECRET="\*\*\*": must be 24 to 64 bytes/,
  );
  expect(() => readSettings({ WEBHOOK_URL: "example.org/token" })).toThrow(/^WEBHOOK_URL="\*\*\*": must be/);
  expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_FORMAT: "teams" }).WEBHOOK_FORMAT).toBe("teams");
  expect(() => readSettings({ WEBHOOK_FORMAT: "discord" })).toThrow(/must be json, slack or teams$/);
});

test("incoming mail needs an address for answers and a way that they come, and a key is not printed", () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const key = publicKey.export({ type: "spki", format: "der" }).toString("base64");
  const address = { REPLY_TO_ADDRESS: "answers@studio.example" };
  expect(readSettings({ ...address, SENDGRID_PUBLIC_KEY: key }).SENDGRID_PUBLIC_KEY?.equals(publicKey)).toBe(
    true,
  );
  expect(() => readSettings({ SENDGRID_PUBLIC_KEY: key })).toThrow(/^REPLY_TO_ADDRESS="": must be set when/);
  expect(() => readSettings({ IMAP_URL: "imaps://me:secret@mail.example" })).toThrow(/^REPLY_TO_ADDRESS=""/);
  expect(() => readSettings(address)).toThrow(/^IMAP_URL="\*{0,3}": must be set when REPLY_TO_ADDRESS is/);
  expect(() => readSettings({ ...address, SENDGRID_PUBLIC_KEY: "SG.api-key" })).toThrow(
    /^SENDGRID_PUBLIC_KEY="\*\*\*": must be the public key/,
  );
});

function errorFor(name: string, value: string): string {
  try {
    readSettings({ [name]: value });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${name}=${value} was accepted`);
}

test.each([
  ["DATABASE_URL", "postgres://user:p#a/ssw0rd@host:bad/db", "***"],
  ["DATABASE_URL", "postgres://user:w0rd@pa/ss@host/db", "***"],
  ["DATABASE_URL", "postgres:user:pa/ssw0rd@host/db", "***"],
  ["DATABASE_URL", "mysql://user@host/db?password=pa/ssw0rd", "***"],
  ["DATABASE_URL", "mysql:///db?user=me&password=pa/s@sw0rd", "***"],
])("masks the secrets of %s=%s", (name, value, shown) => {
  const line = errorFor(name, value);
  expect(line).toMatch(`${name}="${shown}": must be`);
  for (const secret of ["pa/s", "p#a", "w0rd"]) expect(line).not.toContain(secret);
});

test("reads hosts of calendars in private networks, and refuses addresses", () => {
  const hosts = (value: string) => readSettings({ CALDAV_HOSTS: value }).CALDAV_HOSTS;
  expect(hosts("Calendar.internal, 10.0.0.5:8443")).toEqual(["calendar.internal", "10.0.0.5:8443"]);
  expect(hosts("")).toEqual([]);
  for (const value of ["https://calendar.internal", "calendar.internal/", "a, ,b", "a b"])
    expect(errorFor("CALDAV_HOSTS", value)).toContain("must be one or more hosts");
});

test.each([
  ["SMTP_URL", "smtps:/user:secret@mail.example"],
  ["DATABASE_URL", "postgres:user:secret@host/db"],
  ["DATABASE_URL", "postgres:/db"],
  ["DATABASE_URL", "/var/run/postgresql db"],
  ["CLAMD_URL", "tcp://"],
  ["CLAMD_URL", "tcp:127.0.0.1:3310"],
  ["CLAMD_URL", "http://127.0.0.1:3310"],
  ["CLAMD_URL", "unix:"],
  ["CLAMD_URL", "unix:clamd.ctl"],
  ["CLAMD_URL", "unix://run/clamav/clamd.ctl"],
  ["CLAMD_URL", "127.0.0.1:3310"],
])("refuses %s=%s", (name, value) => {
  expect(errorFor(name, value)).toMatch(/must be an address like \w+:\/\//);
});

test.each([
  ["DATABASE_URL", "postgres://user:secret@host:5432/db?sslmode=require"],
  ["DATABASE_URL", "postgresql:///db?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://user:secret@/db?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://%2Fvar%2Frun%2Fpostgresql/db"],
] as const)("accepts %s=%s", (name, value) => {
  expect(readSettings({ [name]: value })[name]).toBe(value);
});

test.each([
  "smtp://",
  "smtp:foo",
  "mail.example",
  "http://user:pa55@mail.example",
  "smtps:/user:pa55@mail.example",
  "user:pa55@mail.example:587",
  "smtp://user@mail.example",
  "smtp://user:@mail.example",
  "smtp://:pa55@mail.example",
  "smtp://user:pa@55@mail.example",
  "smtp://user:pa#55@mail.example",
  "smtp://user:pa/55@mail.example",
  "smtp://user:pa?55@mail.example",
  "smtp://user:pa:55@mail.example",
  "smtp://user:pa 55@mail.example",
  "smtp://user:pa%55%@mail.example",
  "smtp://user:pa%ff55@mail.example",
  "smtp://user:pa%0055@mail.example",
  "smtp://user:pa55@mail.example,relay.example",
  "smtp://user:pa55@mail.example:70000",
  "smtp://user:pa55@[mail.example]",
  "smtp://user:pa55@mail.example/path",
  "smtp://user:pa55@mail.example?requireTLS=no",
  "smtp://user:pa55@mail.example?ignoreTLS=true",
  "smtp://user:pa55@mail.example#fragment",
])("refuses SMTP_URL=%s and shows no part of it", (value) => {
  const line = errorFor("SMTP_URL", value);
  expect(line).toMatch(
    /^SMTP_URL="\*\*\*": must be an address like smtp:\/\/user:password@host:587, with .*%40/,
  );
  for (const part of ["mail.example", "relay", "55", "pa@", "pa#"]) expect(line).not.toContain(part);
});

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, secure: false, requireTls: true }],
  [
    "SMTPS://me%40studio.example:p%40%23%2F%3A%C3%A5@[2001:db8::1]:4650",
    {
      host: "2001:db8::1",
      port: 4650,
      secure: true,
      requireTls: true,
      auth: { user: "me@studio.example", pass: "p@#/:å" },
    },
  ],
  ["smtp://mail.example:25?requireTLS=false", { port: 25, requireTls: false }],
  ["smtp://127.0.0.1:25", { requireTls: false }],
  ["smtp://[::1]", { host: "::1", requireTls: false }],
  ["smtp://localhost/?requireTLS=true", { host: "localhost", requireTls: true }],
  ["smtp://localhost.example", { requireTls: true }],
  ["smtps://localhost", { port: 465, secure: true }],
])("parses SMTP_URL=%s", (value, server) => {
  expect(readSettings({ SMTP_URL: value }).SMTP_URL).toMatchObject(server);
});

const oauth = {
  SMTP_URL: "smtp://me%40studio.example@mail.example",
  SMTP_OAUTH_TOKEN_URL: "https://login.example/token",
  SMTP_OAUTH_CLIENT_ID: "id",
  SMTP_OAUTH_CLIENT_SECRET: "client-secret",
  SMTP_OAUTH_SCOPE: "https://mail.example/.default",
};

test("parses the settings of a login with access tokens", () => {
  const { SMTP_OAUTH_SCOPE: _, ...client } = oauth;
  const { SMTP_URL } = readSettings(oauth);
  expect(SMTP_URL?.auth).toEqual({ user: "me@studio.example", pass: undefined });
  expect(readSettings({ ...client, SMTP_OAUTH_REFRESH_TOKEN: "token" })).toMatchObject({
    SMTP_OAUTH_REFRESH_TOKEN: "token",
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ SMTP_URL: "" }, /^SMTP_URL="": must be an address like smtp:\/\/user@host:587/],
  [{ SMTP_URL: "smtp://mail.example" }, /^SMTP_URL="\*{3}": must be an address like smtp:\/\/user@host:587/],
  [{ SMTP_URL: "smtp://me:pa55@mail.example" }, /^SMTP_URL="\*{3}": must be an .* no password/],
  [{ SMTP_OAUTH_TOKEN_URL: "" }, /^SMTP_OAUTH_TOKEN_URL="": must be set/],
  [
    { SMTP_OAUTH_TOKEN_URL: "http://login.example/token" },
    /^SMTP_OAUTH_TOKEN_URL="\*{3}": must be an address like/,
  ],
  [
    { SMTP_OAUTH_TOKEN_URL: "https://me:pa55@login.example" },
    /^SMTP_OAUTH_TOKEN_URL="\*{3}": must be an address like/,
  ],
  [{ SMTP_OAUTH_CLIENT_ID: "" }, /^SMTP_OAUTH_CLIENT_ID="": must be set/],
  [{ SMTP_OAUTH_CLIENT_SECRET: "" }, /^SMTP_OAUTH_CLIENT_SECRET="": must be set/],
  [{ SMTP_OAUTH_SCOPE: "" }, /^SMTP_OAUTH_REFRESH_TOKEN="": must be set, or SMTP_OAUTH_SCOPE/],
  [{ SMTP_OAUTH_REFRESH_TOKEN: "refresh-secret" }, /^SMTP_OAUTH_SCOPE=".*": must not be set together/],
  [
    { SMTP_OAUTH_CLIENT_SECRE: "client-secret", SMTP_OAUTH_CLIENT_SECRET: "" },
    /SMTP_OAUTH_CLIENT_SECRE: .*Did you mean SMTP_OAUTH_CLIENT_SECRET\?/,
  ],
])("refuses a login with access tokens with %o, and shows no secret", (change, message) => {
  const read = () => readSettings({ ...oauth, ...change });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/client-secret|refresh-secret|pa55/);
});

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["MAIL_TO_CAREER", "MAIL_TO_CAREERS"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["RETENTION_DAY", "RETENTION_DAYS"],
])("asks whether %s was meant to be %s, without its value", (name, meant) => {
  const environment = { [name]: "secret", HOME: "/root", PATH: "/bin", NODE_ENV: "production" };
  const hint = `${name}: there is no such setting. Did you mean ${meant}?`;
  expect(findMisspeltSettings(environment, settingNames)).toEqual([hint]);
  // It may be another program's.
  expect(() => readSettings(environment)).not.toThrow();
  expect(() => readSettings({ ...environment, LOG_LEVEL: "loud" })).toThrow(hint);
});

test("a name that only resembles a setting is no mistake where the setting has a value", () => {
  expect(findMisspeltSettings({ METRICS_PORTS: "1", METRICS_PORT: "3009" }, settingNames)).toEqual([]);
});
