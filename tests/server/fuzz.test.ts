import fc from "fast-check";
import { expect, test } from "vitest";
import { honeypot } from "#contract/honeypot.ts";
import { founder } from "./founder.ts";
import { sharedServer } from "./shared-server.ts";
import { stored } from "./stored.ts";

// FUZZ_RUNS=100000 runs it for longer.
const numRuns = Number(process.env.FUZZ_RUNS ?? 2_000);

const server = sharedServer();

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\r\nBcc: x@y.se",
    "=1+1",
    "<script>",
    "\ud800",
    "a@b.se",
    "https://x.se",
    "__proto__",
  ),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
const path = fc.oneof(
  fc.constantFrom("/api/send-email", "/api/send-career-email"),
  fc.constantFrom(
    "/api/application/view",
    "/api/application/erase",
    "/api/application/message",
    "/api/application/correct",
    "/api/application/withdraw",
  ),
);

/** A complete application, one of whose fields has another value, so that some are accepted. */
const nearlyValid = <Value>(value: fc.Arbitrary<Value>) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(founder), honeypot), value)
    .map(([field, changed]) => ({ ...founder, [field]: changed }));

/** Payloads from nearly valid to random. */
const payload = fc.oneof(
  nearlyValid(anything),
  fc.record(
    {
      name: fc.oneof(fc.constant(founder.name), anything),
      email: fc.oneof(fc.constant(founder.email), anything),
      message: anything,
      linkedin: fc.oneof(fc.constant(""), anything),
      formType: fc.oneof(
        fc.constantFrom("Founder Application", "Partner Application", "Contact Form"),
        anything,
      ),
      emailConfigType: fc.oneof(fc.constantFrom("founder_group", "partner_group", "general"), anything),
      organizationName: anything,
      organizationType: anything,
      partnershipGoals: anything,
      sourcePage: fc.oneof(fc.constant("Apply-Partner Page"), anything),
      subject: anything,
      code: anything,
      fax: fc.constantFrom("", "1"),
    },
    { requiredKeys: [] },
  ),
  fc.dictionary(text, anything),
);

const body = fc.oneof(
  {
    weight: 5,
    arbitrary: payload.map((value) => ({ type: "application/json", body: JSON.stringify(value) })),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(nearlyValid(text), fc.dictionary(text, text)).map((fields) => ({
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
      ).toString(),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.tuple(text, text), { maxLength: 40 }).map((parts) => ({
      type: "multipart/form-data; boundary=b",
      body: parts
        .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join("")
        .concat("--b--\r\n"),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        "application/json",
        "multipart/form-data",
        "multipart/form-data; boundary=b",
        "text/x",
        "",
      ),
      body: text,
    }),
  },
);

const accept = fc.constantFrom("text/html", "application/json", "*/*", ";;;");
const headers = fc.oneof(
  // Most with an origin are refused.
  fc.record({ Accept: accept }),
  fc.record(
    {
      Accept: accept,
      "Idempotency-Key": fc.constantFrom("", "k", "x".repeat(300)),
      Origin: fc.constantFrom("null", "https://elsewhere.example", "not a url"),
      Referer: fc.constantFrom("/", "http://x/apply-founder", "http://x/../../etc/passwd", "::"),
    },
    { requiredKeys: [] },
  ),
);

const expectedStatuses = new Set([200, 303, 400, 403, 404, 413, 415, 422]);

test("random requests never get a 500, and exactly the accepted ones are stored", async () => {
  const references = new Set<string>();
  await fc.assert(
    fc.asyncProperty(path, body, headers, async (where, { type, body: sent }, more) => {
      const answer = await fetch(server.url + where, {
        method: "POST",
        redirect: "manual",
        headers: { ...more, ...(type ? { "Content-Type": type } : {}) },
        body: Buffer.from(sent),
      });
      const text = await answer.text();
      expect(expectedStatuses).toContain(answer.status);
      if (answer.status === 200) references.add(JSON.parse(text).reference);
      // A redirect to `/thanks`.
      const location = URL.parse(answer.headers.get("location") ?? "", server.url);
      if (answer.status === 303) references.add(location?.searchParams.get("reference") ?? "none");
      if (!answer.headers.get("content-type")?.includes("text/html") && answer.status !== 303) {
        expect(JSON.parse(text).message).toMatch(/\w/);
      }
    }),
    { numRuns },
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const storedReferences = stored(server.dataDir).map((one) => one.reference);
  expect(references.size).toBeGreaterThan(0);
  expect(storedReferences.sort()).toEqual([...references].sort());
  expect(server.log.filter((line) => line.includes("A request failed"))).toEqual([]);
});
