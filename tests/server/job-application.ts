import { openJob } from "../setup/jobs.ts";
import { referenceOf } from "./founder.ts";

/** Sends a job application with a resume, as a browser does. */
export function applyForJob(
  url: string,
  resume: Buffer,
  fileName = "cv.pdf",
  headers = {},
  otherFields: Record<string, string> = {},
) {
  const body = new FormData();
  const fields = {
    name: "Åsa Öberg",
    email: "asa@example.se",
    ...openJob.form,
    ...otherFields,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("resume", new File([new Uint8Array(resume)], fileName));
  return fetch(`${url}/api/send-career-email`, { method: "POST", body, headers });
}

/**
 * Sends a job application with a small PDF, another one each time.
 * @returns its reference
 * @throws when it was not accepted
 */
export async function applyWithPdf(
  { url }: { url: string },
  fields: Record<string, string> = {},
): Promise<string> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  return referenceOf(await applyForJob(url, pdf("resume"), "cv.pdf", headers, fields));
}

/** Content with the header and the end mark of a PDF. */
export function pdf(content: Buffer | string) {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(content), Buffer.from("\n%%EOF\n")]);
}
