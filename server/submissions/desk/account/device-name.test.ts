import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const chrome = "(KHTML, like Gecko) Chrome/141.0.0.0";

test.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox on macOS",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36`,
    "Chrome on Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/141.0`,
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
])("describes %s", (userAgent, description) => {
  expect(deviceName(userAgent)).toBe(description);
});
