import { errorMessage } from "../error-message.ts";

export type StoreSettings = { DATA_DIR: string; DATABASE_URL?: string; CODE_KEY?: string };

/** The store cannot be used. The message is one line that tells the operator what to do. */
export class StoreError extends Error {
  override name = "StoreError";
}

/** A StoreError that names the setting the store comes from. */
export function cannotUseStore({ DATA_DIR, DATABASE_URL }: StoreSettings, error: unknown): StoreError {
  const place = DATABASE_URL
    ? "the PostgreSQL database of DATABASE_URL"
    : `DATA_DIR=${DATA_DIR} (applications.db)`;
  return new StoreError(`Cannot use ${place}: ${errorMessage(error)}`);
}
