import { expect, test } from "vitest";
import { isStoreUnavailable } from "./unavailable.ts";

test.each([
  [{ code: "SQLITE_BUSY" }, true],
  [{ code: "SQLITE_IOERR_WRITE" }, true],
  [{ code: "SQLITE_READONLY_ROLLBACK" }, true],
  [{ code: "57P01" }, true],
  [{ code: "25006" }, true],
  [{ code: "08006" }, true],
  [{ code: "40P01" }, true],
  [{ code: "ECONNREFUSED" }, true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("timeout exceeded when trying to connect"), true],
  [new Error("Client has encountered a connection error and is not queryable"), true],
  [{ code: "53300" }, true],
  [{ code: "23505" }, false],
  [{ code: "SQLITE_CONSTRAINT_UNIQUE" }, false],
  [{ code: "ENOENT" }, false],
  [new Error("Something else"), false],
  [null, false],
])("%o may succeed later: %s", (error, expected) => {
  expect(isStoreUnavailable(error)).toBe(expected);
});
