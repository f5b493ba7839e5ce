import { ConflictError } from "../../permissions/errors.ts";

/** Somebody has changed what a member is about to change. */
export const changedJustNow = () => new ConflictError("This was changed just now. Please look at it again.");
