import { expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { startPeer } from "./smtp-peer.ts";
import { metricsPort } from "./wait-for-log.ts";

test("what happens is counted on a port of its own, without a word about people", async () => {
  const peer = await startPeer();
  const server = await startServer({ METRICS_PORT: "0", SMTP_URL: peer.url });
  await post(server.url, founder);
  await post(server.url, founder);
  await post(server.url, { ...founder, message: "robot", fax: "1" });
  await post(server.url, { ...founder, name: "" });
  await fetch(`${server.url}/no-such-page`);
  await peer.received(2);
  const port = await metricsPort(server);
  const read = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  await expect.poll(read).toContain('mail_attempts_total{result="sent"} 2');
  const text = await read();
  for (const line of [
    'submissions_total{form="founder",result="stored"} 1',
    'submissions_total{form="founder",result="repeated"} 1',
    'submissions_total{form="founder",result="quarantined"} 1',
    'http_requests_total{method="POST",route="/api/send-email",status="422"} 1',
    'http_requests_total{method="GET",route="/*",status="404"} 1',
    'outbox_mails{state="queued"} 0',
    "outbox_oldest_seconds 0",
    "store_seconds_count 3",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("no-such-page");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  // By default only 127.0.0.1 answers, not this machine's other addresses.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  await server.stop();
  await peer.close();
  await removeData(server);
});
