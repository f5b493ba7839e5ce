import type { FastifyInstance, FastifyRequest } from "fastify";
import { forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { honeypot } from "#contract/honeypot.ts";
import type { Position } from "#contract/server-data.ts";
import { texts } from "#contract/texts.ts";
import { type ReceivedFile, receive } from "../submissions/receive.ts";
import { answerProblem, answerStored } from "./answer.ts";
import type { AppParts } from "./app.ts";
import { conflict, idempotencyKey } from "./email-route.ts";
import type { FormPages } from "./form-pages.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { Problem, problemOf, storeProblem } from "./problem.ts";
import { resumeType } from "./resume-kind.ts";
import { guards } from "./submission-guards.ts";
import { acceptMultipart, readUpload, type Upload } from "./upload.ts";

/** Whole uploads are in memory only while they are checked and stored; so many at once. */
const storedAtOnce = 4;

/** The open position an application is for. @throws Problem when there is none, or it is filled */
function positionOf(fields: Record<string, string>, positions: Position[]): Position {
  const position = positions.find(
    (one) => one.formType === fields.formType && one.position === fields.position,
  );
  if (!position || position.sourcePage !== fields.sourcePage) {
    throw new Problem(422, texts.failed, { errors: { position: "This position is not known here." } });
  }
  if (!position.open) {
    throw new Problem(422, "This position has been filled.", {
      errors: { position: "This position has been filled." },
    });
  }
  return position;
}

/** Checks a spooled resume and reads it. @throws Problem 415 unless its content is what its name says */
async function readResume(file: NonNullable<Upload["file"]>): Promise<ReceivedFile> {
  const content = await file.read();
  const type = await resumeType(file.name, content);
  if (!type) {
    throw new Problem(415, "Please attach your resume as a PDF or Word document (.pdf, .doc, .docx).", {
      errors: { resume: "This file is not a PDF or Word document." },
    });
  }
  return { name: file.name, type, content, checked: "unchecked" };
}

/** `POST /api/send-career-email`: the four job forms, with their resume. */
export async function careerRoute(api: FastifyInstance, parts: AppParts, pages: FormPages) {
  const { settings, store, data } = parts;
  const storing = oneAtATime(storedAtOnce);

  async function storeApplication(request: FastifyRequest, { fields: sentFields, file }: Upload) {
    const { career } = forms;
    const checked = validate(career.schema, career.required, career.missing, {
      emailConfigType: "careers",
      ...sentFields,
    });
    if (!checked.ok) throw new Problem(422, checked.message, checked);
    positionOf(sentFields, data.positions);
    const { formType, emailConfigType, ...fields } = checked.data;
    return storing(async () => {
      const resume = file ? await readResume(file) : undefined;
      const receipt = await receive(store, {
        form: "career",
        formType,
        emailConfigType,
        fields,
        file: resume,
        idempotencyKey: idempotencyKey(request.headers["idempotency-key"]),
        suspicious: Boolean(sentFields[honeypot]),
        domain: new URL(data.url).hostname,
      }).catch((error: unknown) => {
        request.log.error({ err: error }, "A submission could not be stored");
        throw storeProblem();
      });
      if (receipt.kind === "conflict") throw conflict();
      return receipt.reference;
    });
  }

  await api.register(async (scope) => {
    await acceptMultipart(scope);
    scope.post("/send-career-email", guards(settings.RATE_LIMIT), async (request, reply) => {
      if (!request.isMultipart()) throw new Problem(415, "This address takes multipart/form-data.");
      const upload = await readUpload(request, settings.DATA_DIR).catch((error: unknown) => {
        if (["ENOSPC", "EACCES", "EROFS"].includes((error as { code?: string }).code ?? ""))
          throw storeProblem();
        throw error;
      });
      try {
        const reference = await storeApplication(request, upload);
        parts.onMailQueued();
        return answerStored(request, reply, texts.success, reference);
      } catch (error) {
        const position = data.positions.find((one) => one.formType === upload.fields.formType);
        return answerProblem(request, reply, problemOf(error, "10 MB"), pages, {
          page: position?.path ?? "/careers",
          values: upload.fields,
        });
      } finally {
        await upload.discard();
      }
    });
    scope.setErrorHandler((error, request, reply) =>
      answerProblem(request, reply, problemOf(error, "10 MB"), pages),
    );
  });
}
