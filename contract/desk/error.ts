import * as z from "zod/mini";

/** The body of every refusal: 400, 401 (sign in), 403 (role), 404, 409 (changed meanwhile), 413, 415, 422, 429, 503. */
export const deskErrorSchema = z.object({
  message: z.string(),
  /** With 422: an error text for each wrong field. */
  errors: z.optional(z.record(z.string(), z.string())),
});
