import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { newNoteSchema, noteChangeSchema } from "#contract/desk/application.ts";
import { readApplication } from "../submissions/desk/application.ts";
import { addNote, changeNote, deleteNote } from "../submissions/desk/notes.ts";
import { openApplication } from "../submissions/desk/open-application.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

type ApplicationParams = { Params: { reference: string } };
type NoteParams = { Params: { reference: string; id: string } };

const deleteQuerySchema = z.object({
  version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
});

/** One application and its notes. */
export function applicationRoutes(api: FastifyInstance, { store, data, onMailQueued }: DeskOptions) {
  const domain = new URL(data.url).hostname;

  api.get<ApplicationParams>("/applications/:reference", async ({ member, params }) =>
    readApplication(store, data.stages, member, params.reference),
  );

  api.post<ApplicationParams>("/applications/:reference/open", async ({ member, params }, reply) => {
    await openApplication(store, member, params.reference);
    return reply.code(204).send();
  });

  api.post<ApplicationParams>("/applications/:reference/notes", async ({ member, params, body }) => {
    const note = await addNote(store, member, params.reference, parse(newNoteSchema, body), domain);
    onMailQueued();
    return note;
  });

  api.patch<NoteParams>("/applications/:reference/notes/:id", async ({ member, params, body }) => {
    const change = parse(noteChangeSchema, body);
    const note = await changeNote(store, member, params.reference, params.id, change, domain);
    onMailQueued();
    return note;
  });

  api.delete<NoteParams>("/applications/:reference/notes/:id", async ({ member, params, query }, reply) => {
    const { version } = parse(deleteQuerySchema, query);
    await deleteNote(store, member, params.reference, params.id, version);
    return reply.code(204).send();
  });
}
