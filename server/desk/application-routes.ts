import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { newNoteSchema, noteChangeSchema } from "#contract/desk/application.ts";
import { openApplication } from "../submissions/desk/application.ts";
import { addNote, changeNote, deleteNote } from "../submissions/desk/notes.ts";
import type { DeskOptions } from "./app.ts";
import { parse } from "./parse.ts";

type ApplicationParams = { Params: { reference: string } };
type NoteParams = { Params: { reference: string; id: string } };

const deleteQuerySchema = z.object({
  version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
});

/** One application and its notes. */
export function applicationRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  api.get<ApplicationParams>("/applications/:reference", async ({ member, params }) =>
    openApplication(store, data.stages, member, params.reference),
  );

  api.post<ApplicationParams>("/applications/:reference/notes", async ({ member, params, body }) =>
    addNote(store, member, params.reference, parse(newNoteSchema, body)),
  );

  api.patch<NoteParams>("/applications/:reference/notes/:id", async ({ member, params, body }) =>
    changeNote(store, member, params.reference, params.id, parse(noteChangeSchema, body)),
  );

  api.delete<NoteParams>("/applications/:reference/notes/:id", async ({ member, params, query }, reply) => {
    const { version } = parse(deleteQuerySchema, query);
    await deleteNote(store, member, params.reference, params.id, version);
    return reply.code(204).send();
  });
}
