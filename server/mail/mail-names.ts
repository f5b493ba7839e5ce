import type { Submission } from "../store/tables/schema.ts";
import { fieldValue, labeledFields } from "../submissions/labeled-fields.ts";

type Named = Pick<Submission, "form" | "formType" | "fields" | "reference">;

const maxNameLength = 80;

/** A value that fits a header: one line without control and invisible characters, and not too long. */
function headerText(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length > maxNameLength ? `${line.slice(0, maxNameLength)}…` : line;
}

/** The applicant's name and the position, where the form has one. */
function nameAndPosition(submission: Named): string[] {
  const fields = labeledFields(submission);
  return [fieldValue(fields, "name"), fieldValue(fields, "position")].map(headerText).filter(Boolean);
}

/** The subject of the team's mail, like `CEO Application: Åsa Öberg, CEO & Co-Founder (NVS-7Q2K9D)`. */
export function notificationSubject(submission: Named): string {
  return `${submission.formType}: ${nameAndPosition(submission).join(", ")} (${submission.reference})`;
}

/** A text as a part of a file name that is safe on every system: ASCII letters, digits and hyphens. */
function fileNamePart(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/gi, "-")
    .replace(/^-|-$/g, "");
}

/** A file name like `Asa-Oberg-CEO-Co-Founder-NVS-7Q2K9D.pdf`, with the extension of the file's real type. */
export function attachmentName(submission: Named, type: string): string {
  const extension = { "application/pdf": "pdf", "application/msword": "doc" }[type] ?? "docx";
  const parts = [...nameAndPosition(submission).map(fileNamePart), submission.reference].filter(Boolean);
  return `${parts.join("-")}.${extension}`;
}
