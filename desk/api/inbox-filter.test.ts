import { describe, expect, test } from "vitest";
import { applicationHref, filterQuery, inboxHref, parseInboxFilter } from "./inbox-filter.ts";

describe("the filter in the address", () => {
  test("is read, without what it cannot hold", () => {
    const query = new URLSearchParams("form=career&unread=1&late=yes&since=2026-02-30&q=peat&utm_source=x");
    expect(parseInboxFilter(query)).toEqual({ form: "career", unread: "1", q: "peat" });
  });

  test("survives being written and read", () => {
    const filter = { q: "a&b=c å", form: "founder", until: "2026-11-23", status: "all" } as const;
    expect(parseInboxFilter(filterQuery(filter))).toEqual(filter);
  });

  test("has the same order whatever the order of its keys", () => {
    expect(String(filterQuery({ q: "x", form: "contact" }))).toBe(
      String(filterQuery({ form: "contact", q: "x" })),
    );
  });

  test("names all when it restricts nothing", () => {
    expect([inboxHref({ q: "" }), applicationHref("NVS-7Q2K9D")]).toEqual([
      "/?all",
      "/applications/NVS-7Q2K9D",
    ]);
  });
});
