import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { accessOf, covers, isActive } from "#contract/desk/access.ts";
import { liveHeartbeatMs, liveRoute } from "#contract/desk/live.ts";
import type { Member } from "#contract/desk/members.ts";
import { errorMessages } from "#contract/messages.ts";
import { OpenCounter } from "../../http/limits/open-counter.ts";
import { Problem } from "../../http/replies/problem.ts";
import type { StoreChange } from "../../store/repositories/changes.ts";
import type { DeskOptions } from "../desk-options.ts";
import { handle } from "../handle.ts";

/** An event without a message: the connection works. */
const alive = "event: alive\ndata:\n\n";

/** One for each browser, and more where a browser's tabs cannot share one. */
const maxConnectionsPerMember = 30;

/** Of an application, only who sees it is told; one without a form is told to nobody. */
const isVisible = ({ reference, form, position = "", venture = "" }: StoreChange, member: Member) =>
  form === undefined ? reference === undefined : covers(accessOf(member), { form, position, venture });

/** `GET /api/live`: sends a desk what changes, as server-sent events. */
export function liveRoutes(api: FastifyInstance, { store }: DeskOptions) {
  const streams = new Set<PassThrough>();
  // They would keep the server from stopping.
  api.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });

  const connections = new OpenCounter(maxConnectionsPerMember);

  handle(api, liveRoute, async ({ request, reply }) => {
    let { member } = request;
    const release = connections.add(member.id);
    if (!release) throw new Problem(429, errorMessages.tooManyRequests, { retryAfterSeconds: 5 });
    // The people of one office share an address.
    request.stopCounting();
    const stream = new PassThrough();
    // One after the other: what follows a change of access is sent by the new access.
    let sending = Promise.resolve();
    const removeListener = store.onChange((change) => {
      sending = sending.then(() => sendChange(change)).catch(() => void stream.end());
    });

    async function sendChange(change: StoreChange) {
      // The member may have been removed, or may see other applications now.
      if (change.kind === "members") await renew();
      if (stream.writableEnded || !isVisible(change, member)) return;
      const { form: _form, position: _position, venture: _venture, ...shown } = change;
      stream.write(`event: change\ndata: ${JSON.stringify(shown)}\n\n`);
    }

    /** Ends the stream of a member who was removed or signed out. */
    async function renew() {
      const [current, sessions] = await Promise.all([
        store.members.find(member.id),
        store.sessions.ofMember(member.id),
      ]);
      const isSignedIn = sessions.some(({ id }) => id === request.sessionId);
      if (!current || !isActive(current) || !isSignedIn) return void stream.end();
      member = current;
      stream.write(alive);
    }
    // Its member is looked up again, too. Without the store nothing can be sent; the desk connects again.
    const timer = setInterval(() => void renew().catch(() => stream.end()), liveHeartbeatMs);

    streams.add(stream);
    stream.once("close", () => {
      clearInterval(timer);
      removeListener();
      release();
      streams.delete(stream);
    });
    stream.write(`retry: 2000\n${alive}`);
    return reply.header("Content-Type", "text/event-stream").header("X-Accel-Buffering", "no").send(stream);
  });
}
