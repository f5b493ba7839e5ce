import type * as z from "zod";
import { replyTemplate } from "#contract/reply-templates.ts";
import { ContentError, readCollection } from "./read-content.ts";
import { readStages } from "./stages.ts";

export type ReplyTemplate = z.output<typeof replyTemplate> & { slug: string };

/**
 * Reads the templates of replies in their order.
 * @throws ContentError for a template with a stage that one of its forms does not have
 */
export async function readReplyTemplates(): Promise<ReplyTemplate[]> {
  const [templates, stages] = await Promise.all([
    readCollection("replies", "yaml", replyTemplate),
    readStages(),
  ]);
  const mistakes = templates.flatMap(({ slug, forms, stage }) =>
    forms
      .filter((form) => stage !== undefined && stages[form].every(({ id }) => id !== stage))
      .map((form) => ({
        file: `replies/${slug}.yaml`,
        field: "stage",
        message: `stages.yaml has no stage "${stage}" for ${form}`,
      })),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return templates.sort((a, b) => a.order - b.order);
}
