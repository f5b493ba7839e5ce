import * as z from "zod/mini";
import { placeholderError } from "./fill-in.ts";

/** A text in which only these names may stand in braces; they are filled in when it is shown. */
export const template = (...names: string[]) =>
  z.string().check(z.minLength(1), (payload) => {
    const message = placeholderError(payload.value, names);
    if (message) payload.issues.push({ code: "custom", input: payload.value, message });
  });
