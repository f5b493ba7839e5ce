import { expect, test } from "vitest";
import { stopAll } from "./stop.ts";

test("a part that cannot be stopped is logged with its reason, and the parts after it are stopped all the same", async () => {
  const ended: string[] = [];
  const logged: unknown[] = [];
  const log = { error: (what: unknown) => void logged.push(what) };
  const isWell = await stopAll(
    {
      first: async () => ended.push("first"),
      broken: () => Promise.reject(new Error("it is stuck")),
      absent: undefined,
      last: async () => ended.push("last"),
    },
    log as never,
  );
  expect(isWell).toBe(false);
  expect(ended).toEqual(["first", "last"]);
  expect(logged).toEqual([{ part: "broken", failure: "it is stuck" }]);
  expect(await stopAll({ first: async () => {} }, log as never)).toBe(true);
});
