import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Member } from "#contract/desk/members.ts";
import type { StoreChange } from "../../store/changes.ts";
import { visibleForms } from "../../submissions/desk/permissions.ts";
import type { DeskOptions } from "../desk-options.ts";

/** How often a connection is kept alive, and its member looked up again. */
const heartbeatMs = 15_000;

const isVisible = ({ form }: StoreChange, member: Member) =>
  form === undefined || visibleForms(member).includes(form);

/** `GET /api/live`: sends a desk what changes, as server-sent events. */
export function liveRoutes(api: FastifyInstance, { store }: DeskOptions) {
  const streams = new Set<PassThrough>();
  // They would keep the server from stopping.
  api.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });

  api.get("/live", async (request, reply) => {
    const stream = new PassThrough();
    let { member } = request;
    const removeListener = store.onChange((change) => {
      // The member may have been removed, or may see other forms now.
      if (change.kind === "members") void renew().catch(() => stream.end());
      if (!isVisible(change, member)) return;
      const { form: _, ...shown } = change;
      stream.write(`event: change\ndata: ${JSON.stringify(shown)}\n\n`);
    });

    /** Ends the stream of a member who was removed or signed out. */
    async function renew() {
      const [current, sessions] = await Promise.all([
        store.members.find(member.id),
        store.sessions.ofMember(member.id),
      ]);
      const isSignedIn = sessions.some(({ id }) => id === request.sessionId);
      if (!current || current.removedAt !== null || !isSignedIn) return void stream.end();
      member = current;
      stream.write(":\n\n");
    }
    // Without the store nothing can be sent; the desk connects again.
    const timer = setInterval(() => void renew().catch(() => stream.end()), heartbeatMs);

    streams.add(stream);
    stream.once("close", () => {
      clearInterval(timer);
      removeListener();
      streams.delete(stream);
    });
    stream.write("retry: 2000\n\n");
    return reply.header("Content-Type", "text/event-stream").header("X-Accel-Buffering", "no").send(stream);
  });
}
