import type { FastifyInstance } from "fastify";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { fillIn } from "#contract/fill-in.ts";
import { errorMessages } from "#contract/messages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { Problem } from "../http/replies/problem.ts";
import { siteDomain } from "../site-domain.ts";
import { calendarAtAddress, type MemberCalendar } from "../submissions/desk/account/calendar-address.ts";
import { endOf } from "../submissions/interviews/quarters.ts";
import type { DeskOptions } from "./desk-options.ts";

/** How often programs are asked to read it again. */
const refreshSeconds = 15 * 60;

/** The address of a calendar. */
export const calendarUrl = (deskUrl: string, token: string): string =>
  `${deskUrl}/calendar/${token}/interviews.ics`;

/** A member's calendar as iCalendar (RFC 5545), with times in UTC. */
function toIcal(
  { interviews, readings }: MemberCalendar,
  data: Pick<ServerData, "name" | "url" | "mail">,
  deskUrl: string,
): string {
  const calendar = ical({
    name: `${data.name}: meetings`,
    prodId: `//${siteDomain(data)}//desk//EN`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  const hrefOf = (reference: string) => `${deskUrl}/applications/${reference}`;
  for (const { interview, members, reference, position, formType } of interviews) {
    const { id, startsAt, durationMinutes, calendarSequence, place } = interview;
    if (startsAt === null) continue;
    calendar.createEvent({
      id,
      sequence: calendarSequence,
      start: new Date(startsAt),
      end: new Date(endOf(startsAt, durationMinutes)),
      status: ICalEventStatus.CONFIRMED,
      summary: fillIn(data.mail.interview.memberCalendar, { reference, position: position || formType }),
      location: place,
      description: `${members.join(", ")}\n${hrefOf(reference)}`,
      url: hrefOf(reference),
    });
  }
  for (const { id, dueAt, reference, position, formType } of readings) {
    calendar.createEvent({
      id,
      // Without an end it is a moment, which takes no time.
      start: new Date(dueAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `Judgement due: ${position || formType} (${reference})`,
      url: hrefOf(reference),
    });
  }
  return calendar.toString();
}

/** A member's calendar for whichever program has its address. Nothing else of the desk opens with it. */
export function calendarFile(
  app: FastifyInstance,
  { store, data, deskUrl }: Pick<DeskOptions, "store" | "data" | "deskUrl">,
) {
  app.get<{ Params: { token: string } }>("/calendar/:token/interviews.ics", async ({ params }, reply) => {
    const calendar = await calendarAtAddress(store, data.stages, params.token);
    if (!calendar) throw new Problem(404, errorMessages.deskNotFound);
    return reply
      .header("Cache-Control", "no-store")
      .header("X-Robots-Tag", "noindex, nofollow")
      .type("text/calendar; charset=utf-8")
      .send(toIcal(calendar, data, deskUrl()));
  });
}
