import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readFormRejected } from "#content-model/form-rejected.ts";
import { errorMessages } from "#contract/messages.ts";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { stored } from "./stored.ts";
import { metricsPort } from "./wait-for-log.ts";

test("returns 503 with Retry-After while overloaded, stores nothing, and recovers", async () => {
  const server = await startServer({
    LOAD_SHEDDING: "on",
    METRICS_PORT: "0",
    NODE_OPTIONS: `--import=${pathToFileURL(path.resolve("tests/setup/block-event-loop.ts")).href}`,
  });
  const toggleBlocking = () => process.kill(server.pid, "SIGUSR2");
  toggleBlocking();
  let refused: Response | undefined;
  const accepted: string[] = [];
  while (!refused) {
    const message = `Accepted after ${accepted.length} others.`;
    const answer = await post(server.url, { ...founder, message });
    if (answer.status === 503) refused = answer;
    else accepted.push(message);
  }
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ message: errorMessages.overloaded });
  const [health, page] = await Promise.all([
    fetch(`${server.url}/healthz`),
    fetch(`${server.url}/about`, { headers: { Accept: "text/html" } }),
  ]);
  expect(health.status).toBe(200);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(`>${(await readFormRejected()).opened.title}<`);

  const metrics = await fetch(`http://127.0.0.1:${await metricsPort(server)}/metrics`);
  expect(await metrics.text()).toMatch(/^http_requests_total\{.*status="503"\} [1-9]/m);

  toggleBlocking();
  await expect.poll(async () => (await post(server.url, founder)).status).toBe(200);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(stored(server.dataDir).map(({ fields }) => fields.message)).toEqual([...accepted, founder.message]);
  await server.stop();
  await removeData(server);
});
