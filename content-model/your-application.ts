import * as z from "zod";
import { heroText, seoText, stepsText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/your-application.yaml` */
export const yourApplicationSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  form: z.strictObject({ title: text, code: text, hint: text, submit: text, failed: text }),
  aside: stepsText,
  result: z.strictObject({
    received: text,
    kind: text,
    file: text,
    downloadData: text,
    downloadFile: text,
    erase: text,
    confirm: text,
    yes: text,
    no: text,
    gone: text,
    goneText: text,
  }),
});

/** Reads the words of `/your-application`. */
export const readYourApplication = () => readContent("pages/your-application.yaml", yourApplicationSchema);
