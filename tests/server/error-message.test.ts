import { connect } from "node:net";
import { expect, test } from "vitest";
import { errorMessage } from "#server/error-message.ts";
import { freePort } from "../setup/free-port.ts";

test("returns one line for any thrown value", () => {
  expect(errorMessage(new Error("first\nsecond"))).toBe("first");
  expect(errorMessage("a word")).toBe("a word");
  expect(errorMessage(undefined)).toBe("undefined");
  expect(errorMessage("")).toBe("unknown");
  expect(errorMessage(new RangeError())).toBe("RangeError");
  expect(errorMessage(Object.assign(new Error(), { code: "ESOMETHING" }))).toBe("ESOMETHING");
});

test("returns the first error's message for a host name with several addresses", async () => {
  const port = await freePort();
  const lookup = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 })),
    );
  const socket = connect({ host: "two.example", port, lookup: lookup as never, autoSelectFamily: true });
  const error = await new Promise((resolve) => socket.once("error", resolve));
  expect(error).toBeInstanceOf(AggregateError);
  expect((error as Error).message).toBe("");
  expect(errorMessage(error)).toBe(`connect ECONNREFUSED 127.0.0.1:${port}`);
});
