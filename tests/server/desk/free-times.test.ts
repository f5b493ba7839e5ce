import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { FreeHours } from "#contract/desk/free-hours.ts";
import { interviewApi } from "#contract/desk/interviews.ts";
import type { Member } from "#contract/desk/members.ts";
import { dayMs } from "#contract/durations.ts";
import { readCalendar } from "#server/calendars/read-calendar.ts";
import {
  connectCalendar,
  disconnectCalendar,
  setFreeHours,
} from "#server/submissions/desk/account/calendar-account.ts";
import { findFreeTimes } from "#server/submissions/desk/interviews/free-times.ts";
import { changeMember } from "#server/submissions/desk/members/members.ts";
import { chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { calendarObject } from "../../setup/calendar-object.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../setup/radicale.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { interviewSystem } from "../interview-system.ts";
import { addMember, openTestStore, type TestStore } from "../test-store.ts";

const stages = await readStages();

/** A Sunday morning; the clocks go forward a week later. */
const nowMs = Date.parse("2027-03-21T07:00:00Z");
const everyDay = (from: string, until: string): FreeHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }));
const days = (times: string[], clock: string) =>
  times.filter((time) => time.endsWith(clock)).map((time) => time.slice(5, 10));
const withoutHours = (id: string) => ({ times: [], withoutHours: [id], unread: [] });

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let olga: Member;
  let rut: Member;
  let system: ReturnType<typeof interviewSystem>;
  let reference: string;
  beforeEach(async () => {
    opened = await openTestStore(await newStore(kind));
    olga = await addMember(opened.store, "Olga", { role: "owner", forms: [] });
    rut = await addMember(opened.store, "Rut");
    system = interviewSystem(opened);
    reference = await system.apply();
  });
  afterEach(() => opened.remove());

  const find = (members: string[], minutes = 60, at = nowMs, hosts: string[] = []) =>
    findFreeTimes(opened.store, olga, reference, { members, minutes }, hosts, at);

  test("times are proposed in free hours, from tomorrow and for two weeks, by the clock", async () => {
    const { store } = opened;
    expect(await find([rut.id])).toEqual(withoutHours(rut.id));
    await setFreeHours(store, rut.id, [
      { weekday: 2, from: "13:00", until: "14:00" },
      { weekday: 1, from: "07:00", until: "09:00" },
    ]);
    expect((await store.freeHours.ofMember(rut.id)).map(({ weekday }) => weekday)).toEqual([1, 2]);
    // On Monday a day has not passed before 8.
    expect((await find([rut.id])).times).toEqual([
      "2027-03-22T08:00",
      "2027-03-23T13:00",
      "2027-03-29T07:00",
      "2027-03-29T08:00",
      "2027-03-30T13:00",
    ]);
    await setFreeHours(store, olga.id, everyDay("08:00", "13:30"));
    expect((await find([rut.id, olga.id], 30)).times).toEqual(
      ["22T08:00", "22T08:30", "23T13:00", "29T08:00", "29T08:30", "30T13:00"].map(
        (time) => `2027-03-${time}`,
      ),
    );
    await setFreeHours(store, rut.id, []);
    expect(await find([rut.id, olga.id])).toEqual(withoutHours(rut.id));
  });

  test("only who can take part is asked for, by who may offer", async () => {
    const { store } = opened;
    await store.members.update(rut.id, { role: "reader" });
    const reader = { ...rut, role: "reader" as const };
    await expect(find([rut.id])).rejects.toThrow("cannot work on");
    await expect(find([crypto.randomUUID()])).rejects.toThrow("cannot work on");
    const query = { members: [olga.id], minutes: 30 };
    await expect(findFreeTimes(store, reader, reference, query, [])).rejects.toThrow("role");
    const stranger = { ...rut, forms: ["contact" as const] };
    await expect(findFreeTimes(store, stranger, reference, query, [])).rejects.toThrow("no longer exists");
  });

  test("times that are offered to or planned with others are left out, until they are given up", async () => {
    const { store } = opened;
    await setFreeHours(store, rut.id, everyDay("09:00", "11:00"));
    // Not in the middle of the hours.
    const midnight = Math.ceil(Date.now() / dayMs) * dayMs;
    const free = async () => (await find([rut.id], 60, midnight)).times;
    const [first = "", second = "", third = ""] = await free();
    const other = await system.apply();
    const offer = await system.offer(olga, other, [first, second], { memberIds: [rut.id] });
    expect(await free()).not.toContain(first);
    expect(await free()).not.toContain(second);
    expect(await free()).toContain(third);
    const startsAt =
      Temporal.PlainDateTime.from(second).toZonedDateTime("Europe/Stockholm").epochMilliseconds;
    expect(await chooseTime(store, { token: offer.token }, startsAt)).toBe("done");
    expect(await free()).toContain(first);
    expect(await free()).not.toContain(second);
  });

  test("hours and calendar go with the member", async () => {
    const { store } = opened;
    await setFreeHours(store, rut.id, everyDay("09:00", "11:00"));
    const account = { memberId: rut.id, url: "https://calendar.example/", user: "rut", password: "secret" };
    await store.calendarAccounts.replace(account);
    await changeMember(store, stages, olga, rut.id, { removed: true });
    await changeMember(store, stages, olga, rut.id, { removed: false });
    expect(await store.freeHours.ofMember(rut.id)).toEqual([]);
    expect(await store.calendarAccounts.ofMember(rut.id)).toBeUndefined();
  });

  test("no address of a private network is read", async () => {
    const connect = (url: string, hosts: string[] = []) =>
      connectCalendar(opened.store, rut, { url, user: "rut", password: "secret" }, hosts);
    await expect(connect("http://calendar.example/")).rejects.toThrow("https://");
    await expect(connect("http://10.1.2.3/", ["10.1.2.3"])).rejects.toThrow("https://");
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:10.0.0.1]",
      "169.254.169.254",
      "2130706433",
    ])
      await expect(connect(`https://${host}:9/`), host).rejects.toThrow("private network");
    expect(await opened.store.calendarAccounts.ofMember(rut.id)).toBeUndefined();
  });

  describe.skipIf(!hasRadicale)("and a calendar", () => {
    let radicale: Radicale;
    beforeAll(async () => {
      radicale = await startRadicale();
      const stockholm = (name: string, time: string) => `${name};TZID=Europe/Stockholm:${time}`;
      const objects: Record<string, string[][]> = {
        "weekly-23": [[stockholm("DTSTART", "20260106T094500"), "DURATION:PT30M", "RRULE:FREQ=WEEKLY"]],
        "whole-day-24": [["DTSTART;VALUE=DATE:20270324"]],
        "free-25": [["DTSTART;VALUE=DATE:20270325", "TRANSP:TRANSPARENT"]],
        "cancelled-26": [[stockholm("DTSTART", "20270326T090000"), "DURATION:PT2H", "STATUS:CANCELLED"]],
        // On this day New York is five hours behind Stockholm, not six.
        "new-york-27": [["DTSTART;TZID=America/New_York:20270327T043000", "DURATION:PT15M"]],
      };
      for (const [name, events] of Object.entries(objects))
        await radicale.put(`${name}.ics`, calendarObject(...events));
    });
    afterAll(() => radicale?.remove());

    const connect = (changes: Partial<Radicale["account"]> = {}) =>
      connectCalendar(opened.store, rut, { ...radicale.account, ...changes }, [radicale.host, "127.0.0.1:9"]);
    const withCalendar = () => find([rut.id], 60, nowMs, [radicale.host]);
    /** Days on which Rut is free at nine. */
    const freeDays = ["03-22", "03-25", "03-26", "03-28", "03-29", "03-31", "04-01", "04-02", "04-03"];

    test("takes its busy times out, and keeps nothing of it", async () => {
      const { store } = opened;
      await setFreeHours(store, rut.id, everyDay("09:00", "10:00"));
      for (const url of [radicale.account.url, radicale.addressOf("work")]) {
        await connect({ url });
        const { times, unread } = await withCalendar();
        expect(unread).toEqual([]);
        expect(days(times, "T09:00")).toEqual(freeDays);
      }
      const stored = await store.calendarAccounts.ofMember(rut.id);
      expect(JSON.stringify(stored)).not.toContain(radicale.account.password);
      const actions = (await store.activity.page(2)).map(({ action, details }) => [action, details]);
      expect(actions[0]?.[0]).toBe("connectCalendar");
      expect(JSON.stringify(actions)).not.toContain("Secret plans");
      await disconnectCalendar(store, rut);
      expect((await withCalendar()).times).toHaveLength(13);
    });

    test("is not connected with a wrong password or address, and one that worked before stays", async () => {
      await connect();
      await expect(connect({ password: "another" })).rejects.toThrow("refused the user name");
      await expect(connect({ url: "http://127.0.0.1:9/" })).rejects.toThrow("cannot be reached");
      await setFreeHours(opened.store, rut.id, everyDay("09:00", "10:00"));
      expect((await withCalendar()).times).toHaveLength(freeDays.length);
    });

    test("that cannot be read is named, and the free hours are proposed", async () => {
      const { store } = opened;
      await connect();
      await setFreeHours(store, rut.id, everyDay("09:00", "10:00"));
      const { times, unread } = await find([rut.id], 60, nowMs, []);
      expect(times).toHaveLength(13);
      expect(unread).toEqual([{ memberId: rut.id, reason: expect.stringContaining("https://") }]);
      // The password belongs to its address.
      const stored = await store.calendarAccounts.ofMember(rut.id);
      if (stored) await store.calendarAccounts.replace({ ...stored, url: "https://calendar.example/" });
      expect((await withCalendar()).unread[0]?.reason).toContain("enter it again");
    });
  });
});

test("at most ten members are asked about, and four calendars are read at the same time", async () => {
  const members = Array.from({ length: 11 }, () => crypto.randomUUID());
  const accepts = (ids: string[]) =>
    interviewApi.freeTimes.query.safeParse({ members: ids.join(","), minutes: "30" }).success;
  expect([accepts(members.slice(1)), accepts(members)]).toEqual([true, false]);

  // A server that never answers.
  const asked = new Set<Socket>();
  const silent = createServer((socket) => asked.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const account = { url: `http://${host}/`, user: "rut", password: "secret" };
  const during = [nowMs, nowMs + 60_000] as const;
  const request = { ...account, owner: [], privateHosts: [host], during };
  const reading = Array.from({ length: 5 }, () => readCalendar(request, 300_000));
  await expect.poll(() => asked.size).toBe(4);
  await wait(500);
  expect(asked.size).toBe(4);
  for (const socket of asked) socket.destroy();
  await expect.poll(() => asked.size).toBeGreaterThan(4);
  for (const socket of asked) socket.destroy();
  silent.close();
  await Promise.all(reading);
});

describe.skipIf(!hasRadicale)("a calendar with events that others sent", () => {
  let radicale: Radicale;
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale?.remove());

  test("stops nobody by one that repeats for ever", async () => {
    const rule = "RRULE:FREQ=SECONDLY";
    await radicale.put("endless.ics", calendarObject(["DTSTART:20270101T000000Z", "DURATION:PT1S", rule]));
    const request = { ...radicale.account, owner: [], privateHosts: [radicale.host] };
    const during = [nowMs, nowMs + 60_000] as const;
    expect(await readCalendar({ ...request, during }, 3_000)).toEqual({
      busy: [],
      problem: expect.stringContaining("in time"),
    });
  });
});
