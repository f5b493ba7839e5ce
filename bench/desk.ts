import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { InboxPage } from "#contract/desk/inbox.ts";
import { readServerData } from "#server/site/open-site.ts";
import { type SignedInMember, signedInMember } from "../tests/setup/desk.ts";
import { sharedCodeKey } from "../tests/setup/environment.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
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

/** The other views, by the path below `/api`. */
const views = (position: string): Record<string, string> => ({
  mine: "applications?mine=1",
  counts: "inbox-counts",
  "pipeline of founders": "pipeline?form=founder",
  "pipeline of a position": `pipeline?${new URLSearchParams({ form: "career", position })}`,
  "comparison of founders": "comparison?form=founder",
  "comparison of a position": `comparison?${new URLSearchParams({ form: "career", position })}`,
});

/** Gives the member who is measured something to do: assigned applications. */
async function assignSome(member: SignedInMember) {
  const { applications } = (await (await member.request("/api/applications?limit=200")).json()) as InboxPage;
  const targets = applications.map(({ reference, version }) => ({ reference, version }));
  const body = { targets, change: { assigneeId: member.id } };
  await member.request("/api/applications", { method: "PATCH", body });
}

function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** Measures one store. @param settings of the filled store */
async function measureStore(
  name: string,
  settings: Record<string, string>,
  position: string,
): Promise<Row[]> {
  const server = await startServer({ ...settings, DESK_PORT: "0" }, ".");
  try {
    const member = await signedInMember(server, { role: "owner" });
    await assignSome(member);
    const rows: Row[] = [];
    const lists = Object.entries(queries).map(([what, query]) => [what, `applications?${query}`] as const);
    for (const [what, path] of [...lists, ...Object.entries(views(position))]) {
      const durationsMs: number[] = [];
      for (let count = 0; count < requestsEach; count++) {
        const started = performance.now();
        const response = await member.request(`/api/${path}`);
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

/** Measures the desk's lists and search on 100,000 applications with notes and judgements, on both stores. */
export async function measure(): Promise<Area> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-desk-"));
  const postgres = await startPostgres();
  try {
    const data = await readServerData(realSite);
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
      rows.push(...(await measureStore(name, settings, data.positions[0]?.position ?? "")));
    }
    return {
      name: "desk",
      notes: [
        `${applications} applications, three notes each and 60,000 judgements; time from request to complete answer on one machine.`,
      ],
      rows,
    };
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
}
