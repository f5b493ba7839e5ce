import * as z from "zod/mini";
import { inboxFilterSchema } from "./inbox.ts";
import { route } from "./route.ts";
import { requiredText } from "./text.ts";
import { versionNumber } from "./whole-number.ts";

/** What a view keeps of a list: its filters and order, and no searched words, which may be somebody's name. */
const viewFilterSchema = z.omit(inboxFilterSchema, { q: true });

/** A list of applications with its filters and order, under a name. */
const savedViewSchema = z.object({
  id: z.string(),
  /** Who saved it. Others see it when it is shared and lists something that they may see. */
  memberId: z.string(),
  name: z.string(),
  filter: viewFilterSchema,
  isShared: z.boolean(),
  /** Rises with every change; sent back with a change to find conflicts. */
  version: z.number(),
});
export type SavedView = z.output<typeof savedViewSchema>;

/** `GET /api/views`: the member's own views, and the shared ones, by name. */
const savedViewsSchema = z.object({ views: z.array(savedViewSchema) });

/**
 * `POST /api/views`. The desk chooses the id, and the same id stores one view. 409 when the member has too many. Readers
 * cannot share: 403.
 */
const newSavedViewSchema = z.strictObject({
  id: z.uuid(),
  name: requiredText(100),
  filter: viewFilterSchema,
  isShared: z.boolean(),
});
export type NewSavedView = z.output<typeof newSavedViewSchema>;

/** `PATCH /api/views/:id`: by who saved it, or an owner when it is shared; otherwise 403. 409 when it was changed meanwhile. */
const savedViewChangeSchema = z.strictObject({
  version: versionNumber,
  name: z.optional(requiredText(100)),
  filter: z.optional(viewFilterSchema),
  isShared: z.optional(z.boolean()),
});
export type SavedViewChange = z.output<typeof savedViewChangeSchema>;

export const savedViewApi = {
  list: route("GET", "/views", { answer: savedViewsSchema }),
  add: route("POST", "/views", { body: newSavedViewSchema, answer: savedViewSchema }),
  change: route("PATCH", "/views/:id", { body: savedViewChangeSchema, answer: savedViewSchema }),
  remove: route("DELETE", "/views/:id"),
};
