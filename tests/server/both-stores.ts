import { newDatabase } from "./databases.ts";

/** The stores that a server may have. */
export const storeKinds = ["SQLite", "PostgreSQL"] as const;

/** The settings of a new, empty store of a kind. */
export const newStore = async (kind: (typeof storeKinds)[number]): Promise<Record<string, string>> =>
  kind === "SQLite" ? {} : { DATABASE_URL: await newDatabase() };
