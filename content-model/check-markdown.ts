import type * as z from "zod";
import { renderMarkdown } from "./markdown.ts";
import { TextError } from "./text-error.ts";
import { valueOfText } from "./text-values.ts";

/** Refines a text in Markdown: a mistake is an issue with the line that it is in, from 0. @param path where it stands in what is refined */
export function checkMarkdown(body: string, context: z.core.$RefinementCtx, path: string[] = []) {
  try {
    valueOfText("valid-markdown", body, () => Boolean(renderMarkdown(body)));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const [before = ""] = body.replaceAll("\r\n", "\n").split(error.part);
    const line = before.split("\n").length - 1 + error.line;
    context.addIssue({ code: "custom", path, message: error.message, params: { line } });
  }
}
