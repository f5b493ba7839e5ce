import * as z from "zod";
import { stageSchema } from "#contract/desk/stages.ts";
import { readContent } from "./read-content.ts";

/** The stages of one form: at least one, an open one first, each id once. */
const stageList = z
  .array(stageSchema)
  .min(1)
  .refine((stages) => stages[0]?.outcome === "open", "the first stage must have the outcome open")
  .refine(
    (stages) => new Set(stages.map(({ id }) => id)).size === stages.length,
    "two stages have the same id; give one of them another",
  );

/** `content/stages.yaml` */
export const stagesFileSchema = z.strictObject({
  founder: stageList,
  partner: stageList,
  contact: stageList,
  career: stageList,
});

/** Reads the stages that applications of each form go through. */
export const readStages = () => readContent("stages.yaml", stagesFileSchema);
