import { calendarQuery, createAccount, type DAVResponse, fetchCalendars, propfind } from "tsdav";
import { NoCalendarError } from "./calendar-error.ts";
import type { TimeRange } from "./time-ranges.ts";

type Access = { fetch: typeof fetch; headers: Record<string, string> };

/** As in RFC 4791, section 9.9. */
const utcTime = (timeMs: number) => new Date(timeMs).toISOString().replace(/\.\d+|[-:]/g, "");

/**
 * The addresses of the calendars to read: the one that an address names, or all of an account but those that its owner
 * keeps out of their busy time (`schedule-calendar-transp`, RFC 6638, section 9.1).
 */
async function calendarUrls(serverUrl: string, access: Access): Promise<string[]> {
  const own = await propfind({
    url: serverUrl,
    props: { "d:resourcetype": {} },
    depth: "0",
    ...access,
  }).catch((error: unknown) => {
    if (error instanceof NoCalendarError) return [];
    throw error;
  });
  if (own.some(({ props }) => "calendar" in (props?.resourcetype ?? {}))) return [serverUrl];
  const account = await createAccount({ account: { serverUrl, accountType: "caldav" }, ...access });
  const calendars = await fetchCalendars({
    account,
    props: {
      "d:resourcetype": {},
      "c:supported-calendar-component-set": {},
      "c:schedule-calendar-transp": {},
    },
    projectedProps: { scheduleCalendarTransp: true },
    ...access,
  });
  const withEvents = calendars.filter(
    ({ components = [] }) => components.length === 0 || components.includes("VEVENT"),
  );
  if (withEvents.length === 0) throw new NoCalendarError();
  return withEvents
    .filter(({ projectedProps }) => !("transparent" in Object(projectedProps?.scheduleCalendarTransp)))
    .map(({ url }) => url);
}

/** @returns undefined for an answer without an object @throws for one that is none */
function objectIn({ href, status, props, raw }: DAVResponse): string | undefined {
  const data = props?.calendarData?._cdata ?? props?.calendarData;
  if (typeof data === "string") return data;
  // An empty list has one response without an address; an object may be gone meanwhile.
  if (raw?.multistatus && (href === undefined || status === 404)) return undefined;
  throw new Error("no list of calendar objects");
}

/**
 * The calendar objects (RFC 5545) with events in a time.
 * @throws CalendarError, or what the library throws, when they cannot be read
 */
export async function readCalendarObjects(
  serverUrl: string,
  access: Access,
  [fromMs, untilMs]: TimeRange,
): Promise<string[]> {
  const timeRange = { _attributes: { start: utcTime(fromMs), end: utcTime(untilMs) } };
  const objects: string[] = [];
  for (const url of await calendarUrls(serverUrl, access)) {
    const responses = await calendarQuery({
      url,
      props: { "d:getetag": {}, "c:calendar-data": {} },
      filters: [
        {
          "comp-filter": {
            _attributes: { name: "VCALENDAR" },
            "comp-filter": { _attributes: { name: "VEVENT" }, "time-range": timeRange },
          },
        },
      ],
      depth: "1",
      ...access,
    });
    objects.push(...responses.flatMap((response) => objectIn(response) ?? []));
  }
  return objects;
}
