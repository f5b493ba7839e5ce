import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { InboxPage } from "#contract/desk/inbox.ts";
import type { ServerData } from "#contract/server-data.ts";
import { readServerData } from "#server/site/open-site.ts";
import { type SignedInMember, signedInMember } from "../tests/setup/desk.ts";
import { sharedCodeKey } from "../tests/setup/environment.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { startServer } from "../tests/setup/server.ts";
import { realSite } from "../tests/setup/sites.ts";
import { fillWithApplications, longConversation, rare } from "./desk/fill.ts";
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
  "waiting for us": "waiting=us",
  "waiting for the applicant": "waiting=them",
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
  unmatched: "messages",
  "pipeline of founders": "pipeline?form=founder",
  "pipeline of a position": `pipeline?${new URLSearchParams({ form: "career", position })}`,
  "comparison of founders": "comparison?form=founder",
  "comparison of a position": `comparison?${new URLSearchParams({ form: "career", position })}`,
});

/** What somebody asks for who sees one position, or all of a company. */
const guestViews = (position: string): Record<string, string> => ({
  "first page": "applications",
  late: "applications?late=1",
  unread: "applications?unread=1",
  "waiting for the applicant": "applications?waiting=them",
  "search, common word": "applications?q=stockholm&status=all",
  "search, nothing found": "applications?q=unobtainable",
  mine: "applications?mine=1",
  counts: "inbox-counts",
  pipeline: `pipeline?${new URLSearchParams({ form: "career", position })}`,
  comparison: `comparison?${new URLSearchParams({ form: "career", position })}`,
});

/** Gives a member something to do: assigned applications, some to be read by them. */
async function giveWork(owner: SignedInMember, member: SignedInMember) {
  const { applications } = (await (await member.request("/api/applications?limit=200")).json()) as InboxPage;
  const targets = applications.map(({ reference, version }) => ({ reference, version }));
  const body = { targets, change: { assigneeId: member.id } };
  await owner.request("/api/applications", { method: "PATCH", body });
  for (const { reference } of targets.slice(0, 20)) {
    const ask = { method: "POST", body: { memberIds: [member.id] } };
    await owner.request(`/api/applications/${reference}/readers`, ask);
  }
}

type Guest = { what: string; access: { positions?: string[]; ventures?: string[] }; position: string };

/** Who sees a position, or a company, with many applications, and with few. */
const guests = ({ position, company }: ServerData["positions"][number]): Guest[] => [
  { what: "guest of a position", access: { positions: [position] }, position },
  { what: "guest of a venture", access: { ventures: [company] }, position },
  { what: "guest of a rare position", access: { positions: [rare.position] }, position: rare.position },
  { what: "guest of a rare venture", access: { ventures: [rare.venture] }, position: rare.position },
];

function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** The path of an application with a long conversation. */
async function conversationPath(member: SignedInMember): Promise<string> {
  const found = await member.request(`/api/applications?q=${longConversation.word}&status=all`);
  const { applications } = (await found.json()) as InboxPage;
  return `applications/${applications[0]?.reference}`;
}

/** Requests paths below `/api` as a member, one after the other. */
async function measureViews(
  name: string,
  member: SignedInMember,
  paths: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(paths)) {
    const durationsMs: number[] = [];
    for (let count = 0; count < requestsEach; count++) {
      const started = performance.now();
      const response = await member.request(`/api/${path}`);
      await response.arrayBuffer();
      durationsMs.push(performance.now() - started);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    }
    rows.push(
      { name: `${name}: ${what}, median`, figure: median(durationsMs), unit: "ms", target: 50 },
      { name: `${name}: ${what}, p95`, figure: percentile95(durationsMs), unit: "ms", target: 150 },
    );
  }
  return rows;
}

/** Measures one store. @param settings of the filled store */
async function measureStore(
  name: string,
  settings: Record<string, string>,
  job: ServerData["positions"][number],
): Promise<Row[]> {
  const server = await startServer({ ...settings, DESK_PORT: "0" }, ".");
  try {
    const owner = await signedInMember(server, { role: "owner" });
    await giveWork(owner, owner);
    const lists = Object.entries(queries).map(([what, query]) => [what, `applications?${query}`]);
    const paths = {
      ...Object.fromEntries(lists),
      ...views(job.position),
      [`an application with ${longConversation.messages} messages`]: await conversationPath(owner),
    };
    const rows = await measureViews(name, owner, paths);
    for (const { what, access, position } of guests(job)) {
      const guest = await signedInMember(server, access);
      await giveWork(owner, guest);
      rows.push(...(await measureViews(`${name}, ${what}`, guest, guestViews(position))));
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
    const [job] = data.positions;
    if (!job) throw new Error("The site has no open position");
    const rows: Row[] = [];
    for (const [name, settings] of Object.entries(stores)) {
      await fillWithApplications(settings, data, applications, ["first", "second", "third"]);
      rows.push(...(await measureStore(name, settings, job)));
    }
    return {
      name: "desk",
      notes: [
        `${applications} applications, with a message and three notes each, and 60,000 judgements; time from request to complete answer on one machine.`,
      ],
      rows,
    };
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
}
