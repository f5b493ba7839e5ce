import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readServerData } from "../server-data.ts";
import { readSettings } from "../settings.ts";
import { openStore } from "../store/store.ts";
import { receive } from "./receive.ts";
import { startRetention } from "./retain.ts";

const year = 365 * 24 * 60 * 60_000;

afterEach(() => vi.useRealTimers());

test("a clock that is set years ahead erases nothing at once; when it stays there, retention goes on", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const folder = await mkdtemp(path.join(tmpdir(), "retention-"));
  const settings = readSettings({ DATA_DIR: folder });
  const store = await openStore(settings);
  const data = await readServerData("dist/server-data.json");
  await receive(store, {
    form: "founder",
    formType: "Founder Application",
    emailConfigType: "founder_group",
    fields: { name: "Åsa Öberg", email: "asa@example.se" },
    suspicious: false,
    domain: "studio.example",
  });
  const said: string[] = [];
  const note = (_: unknown, text?: string) => void said.push(text ?? "");
  const log = { info: note, error: note } as unknown as Parameters<typeof startRetention>[0]["log"];
  const status = async () => (await store.db.selectFrom("submissions").select("status").execute())[0]?.status;

  const retention = startRetention({ store, settings, data, log, every: 200 });
  vi.setSystemTime(Date.now() + 3 * year);
  await expect.poll(() => said).toContain("The clock was set: retention waits for its next turn");
  expect(await status()).toBe("accepted");
  await expect.poll(() => said).toContain("Submissions past their retention were erased");
  expect(await status()).toBe("erased");
  retention.stop();
  await store.close();
  await rm(folder, { recursive: true });
});
