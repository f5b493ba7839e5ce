import type { FastifyInstance } from "fastify";
import type { Member } from "#contract/desk/members.ts";
import { personApi } from "#contract/desk/person.ts";
import { findApplication, requireJudged } from "../submissions/desk/find-application.ts";
import { sameVisitMs } from "../submissions/desk/open-application.ts";
import { downloadPerson, erasePerson, findPerson, type PersonDownload } from "../submissions/desk/person.ts";
import { senderOfMessage } from "../submissions/desk/replies/messages.ts";
import { normalizeEmailForLookup } from "../submissions/email.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { renderPersonPage } from "./person-page/person-page.tsx";

/** Everything held about one address: as a page, as a download, and its erasure. */
export function personRoutes(api: FastifyInstance, { store, settings, data, onMailQueued }: DeskOptions) {
  async function senderOf(member: Member, reference: string) {
    const record = await findApplication(store, member, reference);
    requireJudged(record);
    return record.email;
  }

  /** When members last looked at whom. The activity log does not say at whom, so this is not stored. */
  const looks = new Map<string, number>();

  const lookKey = ({ id }: Member, email: string) => `${id} ${normalizeEmailForLookup(email.trim())}`;

  /** Whether a member still looks at a person: their screen fetches it again by itself. */
  const isSameVisit = (member: Member, email: string) =>
    (looks.get(lookKey(member, email)) ?? 0) >= Date.now() - sameVisitMs;

  /** Notes that a member has looked at a person. */
  function noteLook(member: Member, email: string) {
    const nowMs = Date.now();
    for (const [look, timeMs] of looks) if (timeMs < nowMs - sameVisitMs) looks.delete(look);
    looks.set(lookKey(member, email), nowMs);
  }

  handle(api, personApi.search, async ({ member, body: { email } }) => {
    const person = await findPerson(store, data.stages, member, email);
    noteLook(member, email);
    return person;
  });

  handle(api, personApi.sender, async ({ member, query }) => {
    const email = await senderOf(member, query.reference);
    const person = await findPerson(store, data.stages, member, email, isSameVisit(member, email));
    noteLook(member, email);
    return person;
  });

  /** A page for the person, or JSON for programs. */
  async function written(person: PersonDownload, format: "html" | "json") {
    if (format === "json") return JSON.stringify(person, null, 2);
    const members = new Map((await store.members.list()).map(({ id, name, email }) => [id, name || email]));
    return renderPersonPage(person, { studio: data.name, stages: data.stages, members });
  }

  handle(api, personApi.download, async ({ member, query: { reference, message, format }, reply }) => {
    const email = await (message === undefined
      ? senderOf(member, reference ?? "")
      : senderOfMessage(store, member, message));
    const person = await downloadPerson(store, data.stages, member, email);
    return reply
      .header(
        "Content-Type",
        format === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
      )
      .header("Content-Disposition", `attachment; filename="person.${format}"`)
      .send(await written(person, format));
  });

  handle(api, personApi.erase, async ({ member, body }) => {
    const references = await erasePerson(store, settings.DATA_DIR, member, body.email);
    onMailQueued();
    return { references };
  });
}
