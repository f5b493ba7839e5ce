import type { FastifyInstance } from "fastify";
import { meApi } from "#contract/desk/members.ts";
import { connectCalendar, disconnectCalendar } from "../submissions/desk/account/calendar-account.ts";
import { makeCalendarAddress, removeCalendarAddress } from "../submissions/desk/account/calendar-address.ts";
import { changeMe, endOtherSessions, endSession, getMe } from "../submissions/desk/account/me.ts";
import { addPasskey, newPasskeyOptions, removePasskey } from "../submissions/desk/account/passkeys.ts";
import { calendarUrl } from "./calendar-file.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Routes on which members see and change their own data. */
export function meRoutes(api: FastifyInstance, { store, data, deskUrl, settings }: DeskOptions) {
  const site = () => ({ name: data.name, deskUrl: deskUrl() });

  handle(api, meApi.read, ({ member, sessionId }) => getMe(store, member.id, sessionId));

  handle(api, meApi.change, async ({ member, sessionId, body }) => {
    await changeMe(store, member.id, body);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.endOtherSessions, async ({ member, sessionId }) => {
    await endOtherSessions(store, member.id, sessionId);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.endSession, async ({ member, sessionId, params }) => {
    await endSession(store, member.id, params.id);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.passkeyOptions, async ({ member }) => ({
    options: { ...(await newPasskeyOptions(store, site(), member)) },
  }));

  handle(api, meApi.addPasskey, async ({ member, sessionId, body, reply }) => {
    await addPasskey(store, site(), member, body);
    reply.code(201);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.removePasskey, async ({ member, sessionId, params }) => {
    await removePasskey(store, member, params.id);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.makeCalendarAddress, async ({ member }) => ({
    url: calendarUrl(deskUrl(), await makeCalendarAddress(store, member)),
  }));

  handle(api, meApi.removeCalendarAddress, async ({ member, sessionId }) => {
    await removeCalendarAddress(store, member);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.connectCalendar, async ({ member, sessionId, body }) => {
    await connectCalendar(store, member, body, settings.CALDAV_HOSTS);
    return getMe(store, member.id, sessionId);
  });

  handle(api, meApi.disconnectCalendar, async ({ member, sessionId }) => {
    await disconnectCalendar(store, member);
    return getMe(store, member.id, sessionId);
  });
}
