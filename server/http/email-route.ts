import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { formOfType, forms } from "#contract/forms/registry.ts";
import { validate } from "#contract/forms/validate.ts";
import { honeypot } from "#contract/honeypot.ts";
import { texts } from "#contract/texts.ts";
import { receive } from "../submissions/receive.ts";
import { answerProblem, answerStored } from "./answer.ts";
import type { AppParts } from "./app.ts";
import type { FormPages } from "./form-pages.ts";
import { Problem, problemOf, storeProblem } from "./problem.ts";
import { guards } from "./submission-guards.ts";

const payloadSchema = z.record(z.string(), z.unknown());

/** What of a payload was text, to put it back into the form. */
export function textValues(payload: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The browser's Idempotency-Key, when it sent a sensible one. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && header.length > 0 && header.length <= 200 ? header : undefined;
}

/** `POST /api/send-email`: the founder, partner and contact forms, told apart by `formType`. */
export async function emailRoute(api: FastifyInstance, parts: AppParts, pages: FormPages) {
  const { settings, store, data } = parts;
  await api.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: api.initialConfig.bodyLimit });

    scope.post("/send-email", guards(settings.RATE_LIMIT), async (request, reply) => {
      const body = payloadSchema.safeParse(request.body);
      if (!body.success) throw new Problem(400, "The request's body must be an object.");
      const payload = body.data;
      const kind = formOfType(payload.formType);
      if (!kind) {
        throw new Problem(422, texts.failed, { errors: { formType: "This form is not known here." } });
      }
      const form = forms[kind];
      const sent = { page: form.page, values: textValues(payload) };
      const checked = validate(form.schema, form.required, form.missing, payload);
      if (!checked.ok) {
        return answerProblem(request, reply, new Problem(422, checked.message, checked), pages, sent);
      }
      const { formType, emailConfigType, ...fields } = checked.data;
      const receipt = await receive(store, {
        form: kind,
        formType,
        emailConfigType,
        fields,
        idempotencyKey: idempotencyKey(request.headers["idempotency-key"]),
        suspicious: Boolean(payload[honeypot]),
        domain: new URL(data.url).hostname,
      }).catch((error: unknown) => {
        request.log.error({ err: error }, "A submission could not be stored");
        return storeProblem();
      });
      if (receipt instanceof Problem) return answerProblem(request, reply, receipt, pages, sent);
      if (receipt.kind === "conflict") throw conflict();
      parts.onMailQueued();
      const message = kind === "contact" ? `${texts.sent.heading} ${texts.sent.text}` : texts.success;
      return answerStored(request, reply, message, receipt.reference);
    });

    scope.setErrorHandler((error, request, reply) =>
      answerProblem(request, reply, problemOf(error, "256 KB"), pages),
    );
  });
}

/** The same key came with another payload: a mistake of the sender's, not a repeated submission. */
export function conflict() {
  return new Problem(422, "This Idempotency-Key was used for another submission.");
}
