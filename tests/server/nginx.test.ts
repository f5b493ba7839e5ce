import { readFile } from "node:fs/promises";
import { Agent, request } from "node:https";
import pg from "pg";
import { expect, test } from "vitest";
import { minuteMs } from "#contract/durations.ts";
import { maxRenderMs } from "#server/site/render-in-process.ts";
import { hasNginx, startNginx } from "../setup/nginx.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newDatabase } from "./databases.ts";
import { founder } from "./founder.ts";

type Answer = { status: number; body: string; headers: Record<string, unknown> };

test.each(["nginx.conf", "nginx-preview.conf"])(
  "deploy/%s listens on IPv6 where it does on IPv4",
  async (file) => {
    const text = await readFile(`deploy/${file}`, "utf8");
    const listened = [...text.matchAll(/^ *listen (\[::\]:)?(.*);$/gm)];
    const ports = (isIpv6: boolean) =>
      listened.filter(([, ipv6]) => (ipv6 !== undefined) === isIpv6).map(([, , port]) => port);
    expect(ports(false)).not.toEqual([]);
    expect(ports(true)).toEqual(ports(false));
  },
);

test("nginx waits for the desk as long as a site may be rendered", async () => {
  const [, location] =
    /location \/api\/site\/ \{([^}]*)\}/.exec(await readFile("deploy/nginx.conf", "utf8")) ?? [];
  expect(location).toContain(`proxy_read_timeout ${maxRenderMs / minuteMs}m;`);
});

test("nginx asks the other server after a minute, unless whoever has one server only says otherwise", async () => {
  const [, upstream = ""] =
    /server_name studio\.example;\n(.*?)\n}/s.exec(await readFile("deploy/nginx.conf", "utf8")) ?? [];
  expect(upstream).toContain("proxy_next_upstream error timeout");
  expect(upstream).not.toMatch(/^ *proxy_read_timeout/m);
  expect(upstream).toMatch(/^ *# proxy_read_timeout 10m;$/m);
});

test.skipIf(!hasNginx)(
  "nginx: stores every submission once while one of two servers is killed under load",
  async () => {
    const url = await newDatabase();
    const settings = { DATABASE_URL: url, TRUST_PROXY: "1", RATE_LIMIT: "1000/10m" };
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    const nginx = await startNginx(servers.map((server) => new URL(server.url).host));
    const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
    const sendRequest = (method: string, urlPath: string, body = "", headers: Record<string, string> = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const sending = request(
          {
            host: "127.0.0.1",
            port: nginx.port,
            path: urlPath,
            method,
            agent,
            headers: { Host: "studio.example", ...headers },
          },
          async (answer) => {
            let text = "";
            for await (const chunk of answer) text += chunk;
            resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers });
          },
        );
        sending.on("error", reject);
        sending.end(body);
      });
    const send = (message: string) =>
      sendRequest("POST", "/api/send-email", JSON.stringify({ ...founder, message }), {
        "Content-Type": "application/json",
        Origin: "https://studio.example",
        "Idempotency-Key": message,
      });

    await expect
      .poll(() =>
        sendRequest("GET", "/healthz")
          .then((answer) => answer.status)
          .catch(() => 0),
      )
      .toBe(200);
    expect((await sendRequest("GET", "/readyz")).status).toBe(404);
    const page = await sendRequest("GET", "/apply-founder");
    expect(page.headers["strict-transport-security"]).toContain("max-age=");

    const references: string[] = [];
    const errorStatuses: number[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async (_, sender) => {
        for (let count = 0; count < 40; count++) {
          if (sender === 0 && count === 10) await servers[0]?.stop("SIGKILL");
          const answer = await send(`${sender} ${count}`);
          if (answer.status === 200) references.push(JSON.parse(answer.body).reference);
          else errorStatuses.push(answer.status);
        }
      }),
    );
    expect(errorStatuses).toEqual([]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ reference: string }>("select reference from submissions");
    await client.end();
    expect(rows.map((row) => row.reference).sort()).toEqual([...references].sort());
    expect(new Set(references).size).toBe(320);

    agent.destroy();
    await nginx.stop();
    await servers[1]?.stop();
    for (const server of servers) await removeData(server);
  },
);
