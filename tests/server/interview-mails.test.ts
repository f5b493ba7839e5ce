import { afterEach, expect, test, vi } from "vitest";
import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { timeOfMinuteMs } from "#server/stockholm-time.ts";
import { chooseTime } from "#server/submissions/interviews/change-by-applicant.ts";
import { queueReminders } from "#server/submissions/interviews/queue-reminders.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { interviewSystem } from "./interview-system.ts";
import { addMember, openTestStore } from "./test-store.ts";

afterEach(() => void vi.useRealTimers());

test.each(storeKinds)(
  "neither invitation nor reminder is sent once the interview is over (%s)",
  async (kind) => {
    const opened = await openTestStore(await newStore(kind));
    const { store } = opened;
    const { apply, offer, composeQueued } = interviewSystem(opened);
    const reference = await apply();
    const time = `${dateOf(Date.now() + 10 * dayMs)}T10:00`;
    const startsAt = timeOfMinuteMs(time);
    const { token } = await offer(await addMember(store, "Rut"), reference, [time]);
    await chooseTime(store, { token }, startsAt);
    await queueReminders(store, startsAt - dayMs);
    const kindsSent = async () => (await composeQueued(reference)).map((mail) => mail.kind).sort();
    vi.useFakeTimers({ toFake: ["Date"], now: startsAt + 44 * minuteMs });
    expect(await kindsSent()).toEqual(["invitation", "invitation", "reminder", "reminder"]);
    vi.setSystemTime(startsAt + 45 * minuteMs);
    expect(await kindsSent()).toEqual([]);
    await opened.remove();
  },
);
