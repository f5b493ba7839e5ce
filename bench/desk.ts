import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readServerData } from "#server/server-data.ts";
import { signedInMember } from "../tests/setup/desk.ts";
import { sharedCodeKey } from "../tests/setup/environment.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { startServer } from "../tests/setup/server.ts";
import { fillWithApplications } from "./desk/fill.ts";
import { type Area, median, type Row } from "./report.ts";

const applications = 100_000;
const requestsEach = 20;

/** What a member asks for: pages of the inbox and searches, common and rare words, alone and with filters. */
const queries: Record<string, string> = {
  "first page": "",
  "a page in the middle": "cursor=50000",
  "one form": "form=contact",
  unread: "unread=1",
  late: "late=1",
  archived: "status=archived",
  "without assignee": "assignee=none",
  "search, common word": "q=stockholm&status=all",
  "search, one letter": "q=s",
  "search, name": "q=astrid+lindqvist",
  "search, address": "q=mail.example",
  "search, nothing found": "q=unobtainable",
  "search in one form, unread": "q=pilot&form=career&unread=1",
};

function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** Measures one store. @param settings of the filled store */
async function measureStore(name: string, settings: Record<string, string>): Promise<Row[]> {
  const server = await startServer({ ...settings, DESK_PORT: "0" }, ".");
  try {
    const member = await signedInMember(server, { role: "owner" });
    const rows: Row[] = [];
    for (const [what, query] of Object.entries(queries)) {
      const durationsMs: number[] = [];
      for (let count = 0; count < requestsEach; count++) {
        const started = performance.now();
        const response = await member.request(`/api/applications?${query}`);
        await response.arrayBuffer();
        durationsMs.push(performance.now() - started);
      }
      rows.push({ name: `${name}: ${what}, median`, figure: median(durationsMs), unit: "ms", target: 50 });
      rows.push({
        name: `${name}: ${what}, p95`,
        figure: percentile95(durationsMs),
        unit: "ms",
        target: 150,
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Measures the desk's inbox and search on 100,000 applications with three notes each, on both stores. */
export async function measure(): Promise<Area> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-desk-"));
  const postgres = await startPostgres();
  try {
    const data = await readServerData("dist/current/server-data.json");
    const stores = {
      SQLite: { DATA_DIR: path.join(folder, "sqlite") },
      PostgreSQL: {
        DATA_DIR: path.join(folder, "postgres"),
        DATABASE_URL: await postgres.newDatabase(),
        CODE_KEY: sharedCodeKey,
      },
    };
    const rows: Row[] = [];
    for (const [name, settings] of Object.entries(stores)) {
      await fillWithApplications(settings, data, applications, ["first", "second", "third"]);
      rows.push(...(await measureStore(name, settings)));
    }
    return {
      name: "desk",
      notes: [
        `${applications} applications, three notes each; time from request to complete answer on one machine.`,
      ],
      rows,
    };
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
}
