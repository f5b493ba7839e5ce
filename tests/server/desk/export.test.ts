import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ActivityPage } from "#contract/desk/activity.ts";
import { activityText } from "#contract/desk/activity-text.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { founder, post, referenceOf } from "../founder.ts";
import { operate } from "../operator.ts";
import { addNote } from "./review.ts";

const typed = { ...founder, name: "=1+1", phone: "+46 70 123 45 67", message: "007" };

let server: RunningServer;
let owner: SignedInMember;
let recruiter: SignedInMember;
let reference: string;

beforeAll(async () => {
  server = await startServer({ DESK_PORT: "0" });
  owner = await signedInMember(server, { role: "owner" });
  recruiter = await signedInMember(server, { role: "member", forms: ["career"] });
  reference = await referenceOf(await post(server.url, typed));
  await addNote(owner, reference, `A note for @[${owner.id}]`);
  await post(server.url, { ...founder, message: "Another" });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
});

/** The rows of a workbook, as objects of heading and value. */
async function rowsOf(workbook: Uint8Array) {
  const { sheets } = await readXlsx(workbook);
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""])));
}

async function exported(format: string, query = "", member = owner) {
  const response = await member.request(`/api/export?format=${format}${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="applications.${format}"`);
  return new Uint8Array(await response.arrayBuffer());
}

const expected = { Name: typed.name, Phone: typed.phone, Message: typed.message };

test("a workbook holds every text as it was typed", async () => {
  const rows = await rowsOf(await exported("xlsx"));
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({
    ...expected,
    Reference: reference,
    Form: founder.formType,
    Status: "accepted",
    Notes: expect.stringContaining(`${owner.name}, `),
  });
  expect(rows[1]?.Notes).toContain(`: A note for @${owner.name}`);
  // A date that spreadsheets can sort by and count with.
  expect(Math.abs(Date.now() - new Date(rows[1]?.Received as Date).getTime())).toBeLessThan(4 * 60 * 60_000);
  expect(rows[1]?.Received).toBeInstanceOf(Date);
});

test("CSV begins with a byte order mark, has semicolons, and no formulas", async () => {
  const bytes = await exported("csv", "&q=007");
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Reference;Received;Status;Form;Stage;Assignee;/);
  expect(lines[1]).toContain(";'=1+1;");
});

test("JSON holds the view's applications, and nothing of other forms", async () => {
  const list = async (query: string, member = owner) =>
    JSON.parse(new TextDecoder().decode(await exported("json", query, member)));
  expect(await list("&q=007")).toEqual([expect.objectContaining({ reference, form: "founder" })]);
  expect(await list("&form=career")).toEqual([]);
  expect(await list("", recruiter)).toEqual([]);
  expect((await owner.request("/api/export?format=pdf")).status).toBe(422);
});

test("an export is in the activity log", async () => {
  const { entries } = (await (await owner.request("/api/activity")).json()) as ActivityPage;
  const exports = entries.filter(({ action }) => action === "export");
  // Which view and how many, without the words that were searched for.
  expect(exports).toContainEqual(
    expect.objectContaining({
      actor: owner.name,
      details: { view: { hasSearch: true }, count: 1 },
    }),
  );
  await exported("csv", `&stage=founder-first&assignee=${recruiter.id}&mine=1`);
  const [latest] = ((await (await owner.request("/api/activity")).json()) as ActivityPage).entries;
  expect(activityText(latest?.action ?? "", latest?.details)).toBe(
    `exported 0 applications (stage Fixture Founder First, assignee ${recruiter.name}, mine)`,
  );
});

test("the operator CLI writes a workbook, and overwrites no file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "export-"));
  const file = path.join(folder, "applications.xlsx");
  const run = () => operate(server.dataDir, "export", "--format", "xlsx", "--out", file);
  expect((await run()).status).toBe(0);
  expect((await rowsOf(await readFile(file)))[1]).toMatchObject({ ...expected, Reference: reference });
  expect((await run()).status).toBe(1);
  expect((await operate(server.dataDir, "export", "--format", "xlsx")).stderr).toContain("--out");
  await rm(folder, { recursive: true });
});
