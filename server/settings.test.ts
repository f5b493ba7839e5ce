import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({
    HOST: "0.0.0.0",
    PORT: 3000,
    DATA_DIR: "./data",
    RATE_LIMIT: { max: 20, window: 600_000 },
    RETENTION_DAYS: 730,
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
  });
});

test("settings are read", () => {
  const settings = readSettings({
    PORT: "0",
    RATE_LIMIT: "off",
    MAIL_TO_CAREERS: "a@b.se, c@d.se",
    SMTP_URL: "",
  });
  expect(settings).toMatchObject({ PORT: 0, RATE_LIMIT: null, MAIL_TO_CAREERS: ["a@b.se", "c@d.se"] });
  expect(settings.SMTP_URL).toBeUndefined();
});

test("each wrong setting gets one line with its name, what it held and what it must be", () => {
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
    expect(lines.join()).toContain("//***@mail.example");
    expect(lines.join()).not.toContain("secret");
  }
});
