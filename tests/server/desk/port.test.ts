import { createServer } from "node:net";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeData, startServer } from "../../setup/server.ts";
import { founder, post } from "../founder.ts";
import { operateWith } from "../operator.ts";
import { waitForLog } from "../wait-for-log.ts";

const defaultPort = 3001;
const other = createServer();

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    other.listen(defaultPort, "127.0.0.1", resolve);
    // Another program has it, which does as well.
    other.on("error", () => resolve());
  });
});
afterAll(() => void other.close());

test("without DESK_PORT, a desk whose port is taken listens on a free one and says so", async () => {
  const server = await startServer({ DESK_PORT: "" });
  expect(new URL(server.deskUrl).port).not.toBe(String(defaultPort));
  expect((await fetch(`${server.deskUrl}/sign-in`)).status).toBe(200);
  // The set-up link leads there too, and so do links of the operator, who does not know the port.
  await waitForLog(server, `http://localhost:${new URL(server.deskUrl).port}/set-up#`);
  const { link } = JSON.parse(
    (await operateWith(server.storeSettings, "invite", "new@studio.example", "--json")).stdout,
  );
  expect(link).toContain(`http://localhost:${new URL(server.deskUrl).port}/sign-in/link#`);
  await server.stop();
  await removeData(server);
});

test("a desk whose address cannot be stored does not listen, and the site runs without it", async () => {
  const first = await startServer({ DESK_PORT: "0" });
  const { port } = new URL(first.deskUrl);
  await first.stop();
  const database = new Database(path.join(first.dataDir, "applications.db"));
  database.exec(`create trigger refuse before insert on metadata when new.name = 'deskUrl'
    begin select raise(abort, 'refused'); end`);
  database.close();
  const server = await startServer({ DATA_DIR: first.dataDir, DESK_PORT: port });
  await waitForLog(server, "The desk cannot be started");
  await expect.poll(() => fetch(first.deskUrl).catch(() => "away")).toBe("away");
  expect((await post(server.url, founder)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await removeData(server);
});

test("with a DESK_PORT that is taken, the log names the setting and the site runs without the desk", async () => {
  const first = await startServer({ DESK_PORT: "0" });
  const { port } = new URL(first.deskUrl);
  const second = await startServer({ DESK_PORT: port });
  expect(second.deskUrl).toBe("");
  await waitForLog(second, `DESK_PORT=${port}: this port is in use`);
  expect((await post(second.url, founder)).status).toBe(200);
  for (const server of [first, second]) {
    await server.stop();
    await removeData(server);
  }
});
