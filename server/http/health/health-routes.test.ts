import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { healthRoutes } from "./health-routes.ts";

test("/readyz shares one probe among concurrent requests and never answers an old result", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "health-"));
  const store = await openStore({ DATA_DIR: folder });
  await store.shortenBusyTimeout();
  let probes = 0;
  let problem: string | null = null;
  const app = fastify();
  const probe = () => {
    probes++;
    return store.probe();
  };
  await healthRoutes(app, { probe }, () => problem);
  const request = async () => {
    const requests = Array.from({ length: 50 }, () => app.inject("/readyz"));
    const answers = (await Promise.all(requests)).map(({ statusCode, body }) => `${statusCode} ${body}`);
    return [...new Set(answers)];
  };

  const ready = ['200 {"message":"ready"}'];
  expect(await request()).toEqual(ready);
  expect(probes).toBe(1);
  const locker = new Database(path.join(folder, "applications.db"));
  locker.exec("begin exclusive");
  expect(await request()).toEqual(['503 {"message":"cannot store: database is locked"}']);
  locker.exec("rollback");
  locker.close();
  expect(await request()).toEqual(ready);
  expect(probes).toBe(3);
  problem = "files of the site are missing or damaged on the disk";
  expect(await request()).toEqual([`503 {"message":"${problem}"}`]);
  await app.close();
  await store.close();
  await rm(folder, { recursive: true });
});
