import type { FastifyInstance, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { isHoneypotFilled } from "#contract/honeypot.ts";
import { errorMessages, formMessages } from "#contract/messages.ts";
import type { Position } from "#contract/server-data.ts";
import { checkResume } from "../../resumes/resume-type.ts";
import type { VirusScan } from "../../resumes/virus-scan.ts";
import type { ReceivedFile } from "../../submissions/received-submission.ts";
import type { AppOptions } from "../app-options.ts";
import { formNotStored, Problem } from "../replies/problem.ts";
import { sendStored } from "../replies/replies.ts";
import type { SubmissionGuards } from "../security/submission-guards.ts";
import { knownValues } from "./form-body.ts";
import { acceptMultipart, readUpload, type Upload } from "./read-upload.ts";
import { storeSubmission } from "./store-submission.ts";

/** A resume is in memory only while it is checked and stored; this limits how many are. */
const maxResumesInMemory = 2;

/**
 * The position that an application is for.
 * @throws Problem when the site has no such position, or it is not open
 */
function requireOpenPosition(fields: Record<string, string>, positions: Position[]): Position {
  const position = positions.find(
    ({ formType, position, sourcePage }) =>
      formType === fields.formType && position === fields.position && sourcePage === fields.sourcePage,
  );
  if (!position) {
    const message = errorMessages.unknownPosition;
    throw new Problem(422, message, { errors: { position: message } });
  }
  if (position.status !== "open") {
    const message =
      position.status === "filled" ? errorMessages.filledPosition : errorMessages.closedPosition;
    throw new Problem(422, message, { errors: { position: message } });
  }
  return position;
}

/**
 * Reads a spooled resume and checks it.
 * @throws Problem 415 unless its content is of the type that its name says and has no scripts, 422 when the virus scan
 *   finds something
 */
async function readResume(file: NonNullable<Upload["file"]>, scan: VirusScan): Promise<ReceivedFile> {
  const content = await file.read().catch(() => Promise.reject(formNotStored()));
  const { type, error } = await checkResume(file.name, content);
  if (error !== undefined) throw new Problem(415, error, { errors: { resume: error } });
  const checked = await scan(content);
  if (checked === "infected") {
    throw new Problem(422, errorMessages.virusFoundAttachAnother, {
      errors: { resume: errorMessages.virusFound },
    });
  }
  return { name: file.name, type, content, checked };
}

/** `POST /api/send-career-email`: the four job forms, with their resume. */
export async function careerRoute(api: FastifyInstance, options: AppOptions, guards: SubmissionGuards) {
  const { settings, data, scan } = options;
  const limitResumes = pLimit(maxResumesInMemory);

  async function storeApplication(
    request: FastifyRequest,
    { fields: sentFields, file }: Upload,
  ): Promise<string> {
    const payload = { emailConfigType: forms.career.emailConfigType, ...sentFields };
    const checked = validate(forms.career, payload);
    if (!checked.ok) throw new Problem(422, checked.message, checked);
    const { company } = requireOpenPosition(sentFields, data.positions);
    const { formType, emailConfigType, ...fields } = checked.data;
    return limitResumes(async () =>
      storeSubmission(options, request, {
        form: "career",
        venture: company,
        formType,
        emailConfigType,
        fields,
        file: file ? await readResume(file, scan) : undefined,
        suspicious: isHoneypotFilled(sentFields),
      }),
    );
  }

  await api.register(async (scope) => {
    await acceptMultipart(scope);
    scope.post("/send-career-email", {
      onRequest: [guards.requireSameOrigin, guards.limitSubmissionRate],
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new Problem(415, errorMessages.multipartRequired);
        const values: Record<string, string> = {};
        const upload = await readUpload(request, settings.DATA_DIR, values).finally(() => {
          const pagePath = data.positions.find(({ sourcePage }) => sourcePage === values.sourcePage)?.path;
          request.submittedForm = { pagePath, values: knownValues(forms.career, values) };
        });
        try {
          return sendStored(request, reply, formMessages.success, await storeApplication(request, upload));
        } finally {
          await upload.discard();
        }
      },
    });
  });
}
