import { parse } from "node:querystring";
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { type FormDefinition, fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { maxBodyBytes, maxFields } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../replies/problem.ts";

/** Parses no more fields than it takes to see that there are too many. */
function parseForm(text: string) {
  return { ...parse(text, "&", "=", { maxKeys: maxFields + 1 }) };
}

/** Makes a scope accept bodies of `application/x-www-form-urlencoded` besides JSON. */
export async function acceptForms(scope: FastifyInstance) {
  await scope.register(formbody, { bodyLimit: maxBodyBytes, parser: parseForm });
}

/** @throws Problem 400 when a body has more fields than a form may have */
export function requireFewFields(payload: Record<string, unknown>) {
  if (Object.keys(payload).length > maxFields) throw new Problem(400, errorMessages.unexpectedFields);
}

/** The text values that a body has under these names. */
export function textValues(names: string[], body: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * The text values of the fields that a form knows: only these are shown again on an error page.
 * @param form null for an unknown form, which may have the fields of every form
 */
export function knownValues(
  form: FormDefinition | null,
  payload: Record<string, unknown>,
): Record<string, string> {
  const fields = form ? fieldsOf(form) : Object.values(forms).flatMap(fieldsOf);
  return textValues(
    fields.map(({ name }) => name),
    payload,
  );
}
