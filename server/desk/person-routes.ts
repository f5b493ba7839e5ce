import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { personEraseSchema } from "#contract/desk/person.ts";
import { downloadPerson, erasePerson, findPerson } from "../submissions/desk/person.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const querySchema = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) });

/** Everything held about one address: as a page, as a download, and its erasure. */
export function personRoutes(api: FastifyInstance, { store, settings, data, onMailQueued }: DeskOptions) {
  api.get("/person", async ({ member, query }) =>
    findPerson(store, data.stages, member, parse(querySchema, query).email),
  );

  api.get("/person/download", async ({ member, query }, reply) => {
    const person = await downloadPerson(store, data.stages, member, parse(querySchema, query).email);
    return reply
      .header("Content-Type", "application/json; charset=utf-8")
      .header("Content-Disposition", 'attachment; filename="person.json"')
      .send(JSON.stringify(person, null, 2));
  });

  api.post("/person/erase", async ({ member, body }) => {
    const { email } = parse(personEraseSchema, body);
    const domain = new URL(data.url).hostname;
    const references = await erasePerson(store, settings.DATA_DIR, domain, member, email);
    onMailQueued();
    return { references };
  });
}
