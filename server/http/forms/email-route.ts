import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { formOfType, forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { honeypot } from "#contract/honeypot.ts";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessages, formMessages } from "#contract/messages.ts";
import type { AppParts } from "../app.ts";
import { Problem } from "../replies/problem.ts";
import { answerStored } from "../replies/replies.ts";
import type { Guards } from "../security/submission-guards.ts";
import { storeSubmission } from "./store-submission.ts";

const payloadSchema = z.record(z.string(), z.unknown());

/** What of a payload was text, to put it back into the form. */
function textValues(payload: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function payloadOf(body: unknown): Record<string, unknown> {
  const parsed = payloadSchema.safeParse(body);
  if (!parsed.success) throw new Problem(400, errorMessages.bodyNotObject);
  return parsed.data;
}

/** `POST /api/send-email`: the founder, partner and contact forms, told apart by `formType`. */
export async function emailRoute(api: FastifyInstance, parts: AppParts, guards: Guards) {
  await api.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: maxBodyBytes });

    scope.post("/send-email", {
      onRequest: guards.ownOriginOnly,
      preValidation: async (request) => {
        const payload = payloadOf(request.body);
        const kind = formOfType(payload.formType);
        request.sentForm = { page: kind ? forms[kind].path : undefined, values: textValues(payload) };
      },
      preHandler: guards.notTooOften,
      handler: async (request, reply) => {
        const payload = payloadOf(request.body);
        const kind = formOfType(payload.formType);
        if (!kind) {
          throw new Problem(422, formMessages.failed, { errors: { formType: errorMessages.unknownForm } });
        }
        const form = forms[kind];
        const checked = validate(form, payload);
        if (!checked.ok) throw new Problem(422, checked.message, checked);
        const { formType, emailConfigType, ...fields } = checked.data;
        const reference = await storeSubmission(parts, request, {
          form: kind,
          formType,
          emailConfigType,
          fields,
          suspicious: Boolean(payload[honeypot]),
        });
        return answerStored(request, reply, form.messages.success, reference);
      },
    });
  });
}
