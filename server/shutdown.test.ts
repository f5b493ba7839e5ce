import { expect, test } from "vitest";
import { stopParts } from "./shutdown.ts";

test("logs a part that cannot be stopped and stops the parts after it", async () => {
  const stopped: string[] = [];
  const logged: unknown[] = [];
  const log = { error: (details: unknown) => void logged.push(details) };
  const isClean = await stopParts(
    [
      ["first", async () => stopped.push("first")],
      ["broken", () => Promise.reject(new Error("it is stuck"))],
      ["absent", undefined],
      ["last", async () => stopped.push("last")],
    ],
    log as never,
  );
  expect(isClean).toBe(false);
  expect(stopped).toEqual(["first", "last"]);
  expect(logged).toEqual([{ part: "broken", failure: "it is stuck" }]);
  expect(await stopParts([["first", async () => {}]], log as never)).toBe(true);
});
