import { formRejectedTexts } from "#contract/server-data.ts";
import { readContent } from "./read-content.ts";

/** Reads `content/pages/form-rejected.yaml`. */
export const readFormRejected = () => readContent("pages/form-rejected.yaml", formRejectedTexts);
