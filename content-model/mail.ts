import { mailTexts } from "#contract/server-data.ts";
import { readContent } from "./read-content.ts";

/** Reads the texts of the mails. */
export const readMail = () => readContent("mail.yaml", mailTexts);
