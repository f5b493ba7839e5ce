import type * as z from "zod";
import { replyTemplate } from "#contract/reply-templates.ts";
import { readCollection } from "./read-content.ts";

export type ReplyTemplate = z.output<typeof replyTemplate> & { slug: string };

/** Reads the templates of replies in their order. */
export async function readReplyTemplates(): Promise<ReplyTemplate[]> {
  const templates = await readCollection("replies", "yaml", replyTemplate);
  return templates.sort((a, b) => a.order - b.order);
}
