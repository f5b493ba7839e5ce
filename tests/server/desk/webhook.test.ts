import { createHmac, randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { honeypot } from "#contract/honeypot.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { readSettings } from "#server/settings.ts";
import type { Webhook } from "#server/store/tables/schema.ts";
import { erase } from "#server/submissions/erase.ts";
import { startWebhooks } from "#server/webhooks/webhook-worker.ts";
import { removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder, founder, post, referenceOf } from "../founder.ts";
import { fastRetries } from "../mail-system.ts";
import { operateWith } from "../operator.ts";
import { openTestStore, submit as submitFounder, type TestStore } from "../test-store.ts";
import { type ReceivedWebhook, startReceiver } from "./webhook-receiver.ts";

const secret = randomBytes(32).toString("base64");
const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function newReceiver(status?: (count: number, body: string) => number) {
  const receiver = await startReceiver(status);
  cleanUp.push(receiver.close);
  return receiver;
}

async function newStore() {
  const store = await openTestStore();
  cleanUp.push(store.remove);
  // As the server that has the desk does.
  await store.store.metadata.setDeskUrl("https://desk.studio.example");
  return store;
}

/** Stores a submission with its notice. @returns its id */
async function submit({ store }: TestStore, dueMs = Date.now()): Promise<string> {
  const reference = await submitFounder(store);
  const submission = await store.submissions.findByReference(reference);
  if (!submission) throw new Error("The submission is missing");
  await store.webhooks.queue(submission.id, dueMs);
  return submission.id;
}

function start(
  { store }: TestStore,
  url: string,
  retrySchedule = fastRetries,
  format: Record<string, string> = { WEBHOOK_SECRET: secret },
) {
  const log = { error: () => {}, warn: () => {} };
  const settings = readSettings({ WEBHOOK_URL: url, DESK_PORT: "off", ...format });
  const worker = startWebhooks({ store, settings, log, retrySchedule, pollIntervalMs: 50 });
  if (worker) cleanUp.push(worker.stop);
}

const stateOf = async ({ store }: TestStore, id: string): Promise<Webhook | undefined> =>
  (await store.webhooks.ofSubmission(id))[0];

const firstOf = (received: ReceivedWebhook[]): ReceivedWebhook => {
  const [first] = received;
  if (!first) throw new Error("Nothing was received");
  return first;
};

test("each new application is posted once, signed and without personal data", async () => {
  const receiver = await newReceiver();
  const server = await startServer({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: `whsec_${secret}` });
  cleanUp.push(async () => {
    await server.stop();
    await removeData(server);
  });
  const reference = await applyAsFounder(server);
  await expect.poll(() => receiver.received).toHaveLength(1);
  const { headers, body } = firstOf(receiver.received);
  expect(JSON.parse(body)).toEqual({
    type: "application.received",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      reference,
      form: "founder",
      href: expect.stringMatching(`^http://localhost:3001/applications/${reference}$`),
    },
  });
  for (const value of [founder.name, founder.email, founder.phone]) expect(body).not.toContain(value);
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", Buffer.from(secret, "base64")).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);

  // A quarantined one is posted when it is released.
  const trapped = await post(server.url, {
    ...founder,
    name: "Someone Else",
    [honeypot]: "https://spam.example",
  });
  const quarantined = await referenceOf(trapped);
  const settings = { DATA_DIR: server.dataDir, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret };
  expect((await operateWith(settings, "release", quarantined)).status).toBe(0);
  await expect.poll(() => receiver.received).toHaveLength(2);
  expect(receiver.received[1]?.body).toContain(quarantined);
});

test("a receiver that fails is tried again with the same id until it answers", async () => {
  const receiver = await newReceiver((count) => [500, 302, 200][count - 1] ?? 200);
  const store = await newStore();
  const id = await submit(store);
  start(store, receiver.url);
  await expect.poll(async () => (await stateOf(store, id))?.state).toBe("sent");
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("a notice that nobody takes is given up, with the reason, counted and sent when an operator wants", async () => {
  const store = await newStore();
  const id = await submit(store);
  const receiver = await newReceiver();
  await receiver.close();
  cleanUp.pop();
  start(store, receiver.url, { ...fastRetries, giveUpAfterMs: 0, minAttempts: 2 });
  await expect.poll(async () => (await stateOf(store, id))?.state).toBe("failed");
  expect(await stateOf(store, id)).toMatchObject({ attempts: 2, lastError: "ECONNREFUSED" });
  const { registry } = createMetrics(store.store);
  expect(await registry.metrics()).toContain('outbox_webhooks{state="failed"} 1');

  // The worker without a receiver ends.
  await cleanUp.pop()?.();
  const again = await newReceiver();
  start(store, again.url);
  expect((await operateWith({ DATA_DIR: store.dataDir }, "retry")).stdout).toContain("1 webhook is queued.");
  await expect
    .poll(() => again.received.map(({ headers }) => headers["webhook-id"]))
    .toContain((await stateOf(store, id))?.id);
});

test("a notice that was queued while the clock was wrong is sent", async () => {
  const store = await newStore();
  const receiver = await newReceiver();
  await submit(store, Date.now() + 365 * 24 * 60 * 60_000);
  start(store, receiver.url);
  await expect.poll(() => receiver.received).toHaveLength(1);
});

test("an erased application is not announced", async () => {
  const store = await newStore();
  const id = await submit(store);
  await erase(store.store, store.dataDir, [{ id, reference: "" }]);
  expect((await stateOf(store, id))?.state).toBe("cancelled");
});

const link = /^https:\/\/desk\.studio\.example\/applications\/NVS-\w{6}$/;
const sentence = /^New founder application NVS-\w{6}$/;

/** What the services take, and how they answer it; anything else with 400. */
const services = {
  slack: {
    status: 200,
    message: z.strictObject({
      // `<`, `>` and `|` stand for a link in Slack only.
      text: z
        .string()
        .regex(
          /^New founder application NVS-\w{6}: <https:\/\/desk\.studio\.example\/applications\/NVS-\w{6}\|Open at the desk>$/,
        ),
    }),
  },
  // https://learn.microsoft.com/en-us/connectors/teams/#microsoft-teams-webhook and https://adaptivecards.io/explorer
  teams: {
    status: 202,
    message: z.strictObject({
      type: z.literal("message"),
      attachments: z
        .array(
          z.strictObject({
            contentType: z.literal("application/vnd.microsoft.card.adaptive"),
            contentUrl: z.null(),
            content: z.strictObject({
              $schema: z.literal("http://adaptivecards.io/schemas/adaptive-card.json"),
              type: z.literal("AdaptiveCard"),
              version: z.enum(["1.2", "1.3", "1.4", "1.5"]),
              body: z.tuple([
                z.strictObject({
                  type: z.literal("TextBlock"),
                  text: z.string().regex(sentence),
                  wrap: z.literal(true),
                }),
              ]),
              actions: z.tuple([
                z.strictObject({
                  type: z.literal("Action.OpenUrl"),
                  title: z.literal("Open at the desk"),
                  url: z.string().regex(link),
                }),
              ]),
            }),
          }),
        )
        .length(1),
    }),
  },
};

test.each(["slack", "teams"] as const)(
  "%s gets its own format, without personal data or a signature, until it takes it",
  async (format) => {
    const { status, message } = services[format];
    const receiver = await newReceiver((count, body) => {
      if (!message.safeParse(JSON.parse(body)).success) return 400;
      return count === 1 ? 429 : status;
    });
    const store = await newStore();
    const id = await submit(store);
    start(
      store,
      receiver.url,
      { ...fastRetries, giveUpAfterMs: 0, minAttempts: 3 },
      { WEBHOOK_FORMAT: format },
    );
    await expect.poll(async () => (await stateOf(store, id))?.state).toBe("sent");
    expect(receiver.received).toHaveLength(2);
    const { headers, body } = firstOf(receiver.received);
    expect(headers["content-type"]).toBe("application/json");
    expect(Object.keys(headers).filter((name) => name.startsWith("webhook-"))).toEqual([]);
    for (const value of [founder.name, founder.email, founder.phone, founder.message]) {
      expect(body).not.toContain(value);
    }
  },
);
