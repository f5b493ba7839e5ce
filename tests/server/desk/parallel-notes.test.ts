import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { newDatabase } from "../databases.ts";
import { applyAsFounder } from "../founder.ts";
import { addNote, read } from "./review.ts";

let servers: RunningServer[];
let members: SignedInMember[];

beforeAll(async () => {
  const settings = { DATABASE_URL: await newDatabase(), DESK_PORT: "0" };
  servers = [await startServer(settings), await startServer(settings)];
  members = [];
  for (const server of servers) members.push(await signedInMember(server));
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await removeData(server);
  }
});

test("many notes on one application at once, through two servers, are stored or refused with 503", async () => {
  const reference = await applyAsFounder(servers[0] as RunningServer);
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  const text = (number: number) => `Note ${number} for @[${members[number % 2]?.id}]`;
  const statuses = await Promise.all(
    ids.map(async (id, number) => {
      const member = members[number % 2] as SignedInMember;
      return (await addNote(member, reference, text(number), id)).status;
    }),
  );
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const { notes } = await read(members[0] as SignedInMember, reference);
  const stored = ids.filter((_, index) => statuses[index] === 200).sort();
  expect(notes.map(({ id }) => id).sort()).toEqual(expect.arrayContaining(stored));
});

test("text with NUL characters is stored without them, and refused in filters", async () => {
  const [member] = members as [SignedInMember];
  const reference = await applyAsFounder(servers[0] as RunningServer);
  expect((await addNote(member, reference, "a\0b")).status).toBe(200);
  expect((await read(member, reference)).notes).toMatchObject([{ text: "ab" }]);
  // The field counts a mention as it is shown.
  expect((await addNote(member, reference, `${"a".repeat(9_990)} @[${member.id}]`)).status).toBe(200);
  for (const path of ["applications?position=a%00", "applications/%00", "person?reference=a%00"]) {
    expect((await member.request(`/api/${path}`)).status, path).toBeLessThan(500);
  }
  const body = { email: "a\0@b.se" };
  expect((await member.request("/api/person", { method: "POST", body })).status).toBeLessThan(500);
});

test.each([1.5, 2 ** 31])("the version %d, which nothing stored has, is refused", async (version) => {
  const [member] = members as [SignedInMember];
  const reference = await applyAsFounder(servers[0] as RunningServer);
  const application = `/api/applications/${reference}`;
  const [noteId, viewId] = [crypto.randomUUID(), crypto.randomUUID()];
  await addNote(member, reference, "A note.", noteId);
  const view = { id: viewId, name: "All", filter: {}, isShared: false };
  await member.request("/api/views", { method: "POST", body: view });
  const message = { version, subject: "Hello", text: "A reply." };
  const requests: [method: string, path: string, body: object][] = [
    ["PATCH", "/api/applications", { targets: [{ reference, version }], change: { archived: true } }],
    ["PATCH", `${application}/notes/${noteId}`, { version, text: "Another." }],
    ["PATCH", `${application}/address`, { version, email: "asa@example.se" }],
    ["PATCH", `/api/views/${viewId}`, { version, name: "Every one" }],
    ["POST", `${application}/draft`, { ...message, replyId: crypto.randomUUID(), template: "blank" }],
    ["POST", `${application}/replies`, { ...message, id: crypto.randomUUID() }],
    ["POST", "/api/site/back", { id: version, parent: 1 }],
  ];
  for (const [method, path, body] of requests)
    expect((await member.request(path, { method, body })).status, path).toBe(422);
});
