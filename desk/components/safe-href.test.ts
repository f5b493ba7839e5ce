import { expect, test } from "vitest";
import { safeHref } from "./safe-href.ts";

test("web addresses link by http and https only", () => {
  expect(safeHref("url", " https://example.org/a ")).toBe("https://example.org/a");
  expect(safeHref("url", "http://example.org")).toBe("http://example.org/");
  for (const value of [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "//example.org",
    "example.org",
    "https://bank.example@evil.example/",
  ]) {
    expect(safeHref("url", value), value).toBeNull();
  }
});

test("mail addresses and telephone numbers link, without parameters", () => {
  expect(safeHref("email", "anna@example.org")).toBe("mailto:anna@example.org");
  expect(safeHref("email", "anna@example.org?bcc=x@example.org")).toBeNull();
  expect(safeHref("tel", "+46 (0)70-123 45 67")).toBe("tel:+460701234567");
  expect(safeHref("tel", "call me")).toBeNull();
});

test("text never links", () => {
  expect(safeHref("text", "https://example.org")).toBeNull();
});
