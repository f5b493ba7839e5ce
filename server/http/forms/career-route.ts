import type { FastifyInstance, FastifyRequest } from "fastify";
import { forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { honeypot } from "#contract/honeypot.ts";
import { errorMessages, formMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import type { Position } from "#contract/server-data.ts";
import { resumeType } from "../../resumes/resume-type.ts";
import { acceptMultipart, readUpload, type Upload } from "../../resumes/upload.ts";
import { type VirusCheck, virusCheck } from "../../resumes/virus-scan.ts";
import type { ReceivedFile } from "../../submissions/receive.ts";
import type { AppParts } from "../app.ts";
import { atMost } from "../at-most.ts";
import { Problem } from "../replies/problem.ts";
import { answerStored } from "../replies/replies.ts";
import type { Guards } from "../security/submission-guards.ts";
import { storeSubmission } from "./store-submission.ts";

/** Whole uploads are in memory only while they are checked and stored; so many at once. */
const storedAtOnce = 2;

/** Makes sure that an application is for an open position. @throws Problem when there is none, or it is filled */
function requirePosition(fields: Record<string, string>, positions: Position[]) {
  const position = positions.find(
    (one) => one.formType === fields.formType && one.position === fields.position,
  );
  if (!position || position.sourcePage !== fields.sourcePage) {
    throw new Problem(422, formMessages.failed, { errors: { position: errorMessages.unknownPosition } });
  }
  if (!position.open) {
    throw new Problem(422, errorMessages.filledPosition, {
      errors: { position: errorMessages.filledPosition },
    });
  }
}

/**
 * Checks a spooled resume and reads it.
 * @throws Problem 415 unless its content is what its name says, 422 when the virus check finds something
 */
async function readResume(file: NonNullable<Upload["file"]>, check: VirusCheck): Promise<ReceivedFile> {
  const content = await file.read();
  const type = await resumeType(file.name, content);
  if (!type)
    throw new Problem(415, resumeMessages.wrongType, { errors: { resume: resumeMessages.wrongType } });
  const checked = await check(content);
  if (checked === "infected") {
    throw new Problem(422, errorMessages.virusFoundAttachAnother, {
      errors: { resume: errorMessages.virusFound },
    });
  }
  return { name: file.name, type, content, checked };
}

/** `POST /api/send-career-email`: the four job forms, with their resume. */
export async function careerRoute(api: FastifyInstance, parts: AppParts, guards: Guards) {
  const { settings, data } = parts;
  const storing = atMost(storedAtOnce);
  const checkForViruses = virusCheck(settings.CLAMD_URL, api.log);

  async function store(request: FastifyRequest, { fields: sent, file }: Upload): Promise<string> {
    const payload = { emailConfigType: forms.career.emailConfigType, ...sent };
    const checked = validate(forms.career, payload);
    if (!checked.ok) throw new Problem(422, checked.message, checked);
    requirePosition(sent, data.positions);
    const { formType, emailConfigType, ...fields } = checked.data;
    return storing(async () =>
      storeSubmission(parts, request, {
        form: "career",
        formType,
        emailConfigType,
        fields,
        file: file ? await readResume(file, checkForViruses) : undefined,
        suspicious: Boolean(sent[honeypot]),
      }),
    );
  }

  await api.register(async (scope) => {
    await acceptMultipart(scope);
    scope.post("/send-career-email", {
      onRequest: guards.ownOriginOnly,
      preHandler: guards.notTooOften,
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new Problem(415, errorMessages.multipartRequired);
        const values: Record<string, string> = {};
        request.sentForm = { page: undefined, values };
        const upload = await readUpload(request, settings.DATA_DIR, values).finally(() => {
          const page = data.positions.find((one) => one.formType === values.formType)?.path;
          request.sentForm = { page, values };
        });
        try {
          return answerStored(request, reply, formMessages.success, await store(request, upload));
        } finally {
          await upload.discard();
        }
      },
    });
  });
}
