import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { formOfType, forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { isHoneypotFilled } from "#contract/honeypot.ts";
import { errorMessages } from "#contract/messages.ts";
import type { AppOptions } from "../app-options.ts";
import { Problem } from "../replies/problem.ts";
import { sendStored } from "../replies/replies.ts";
import type { SubmissionGuards } from "../security/submission-guards.ts";
import { acceptForms, knownValues, requireFewFields } from "./form-body.ts";
import { storeSubmission } from "./store-submission.ts";

const payloadSchema = z.record(z.string(), z.unknown());

function parsePayload(body: unknown): Record<string, unknown> {
  const parsed = payloadSchema.safeParse(body);
  if (!parsed.success) throw new Problem(400, errorMessages.bodyNotObject);
  requireFewFields(parsed.data);
  return parsed.data;
}

/** `POST /api/send-email`: the founder, partner and contact forms, told apart by `formType`. */
export async function emailRoute(api: FastifyInstance, options: AppOptions, guards: SubmissionGuards) {
  await api.register(async (scope) => {
    await acceptForms(scope);

    scope.post("/send-email", {
      onRequest: [guards.requireSameOrigin, guards.limitSubmissionRate],
      handler: async (request, reply) => {
        const payload = parsePayload(request.body);
        const kind = formOfType(payload.formType);
        const form = kind && forms[kind];
        request.submittedForm = { pagePath: form?.path, values: knownValues(form, payload) };
        if (!kind || !form) {
          const message = errorMessages.unknownForm;
          throw new Problem(422, message, { errors: { formType: message } });
        }
        const checked = validate(form, payload);
        if (!checked.ok) throw new Problem(422, checked.message, checked);
        const { formType, emailConfigType, ...fields } = checked.data;
        const reference = await storeSubmission(options, request, {
          form: kind,
          formType,
          emailConfigType,
          fields,
          suspicious: isHoneypotFilled(payload),
        });
        return sendStored(request, reply, form.messages.success, reference);
      },
    });
  });
}
