import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../settings.ts";
import { createServer } from "./create-server.ts";
import { toProblem } from "./replies/problem.ts";

async function listen() {
  const options = { settings: readSettings({}), requestTimeout: 60_000, logger: false };
  const app = await createServer(options, (_request, reply, error) => {
    const { status, message } = toProblem(error);
    return reply.code(status).send({ message });
  });
  app.post("/form", async () => ({ message: "stored" }));
  app.get("/broken", async () => {
    throw new Error("secret");
  });
  onTestFinished(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}

test.each([
  ["/form", "{}", "application/json", 200],
  ["/form", "x", "text/plain", 415],
  ["/form", JSON.stringify("x".repeat(2_000_000)), "application/json", 413],
  ["/%", "{}", "application/json", 404],
])("answers a form sent to %s", async (path, body, type, status) => {
  const answer = await fetch((await listen()) + path, {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("tells nothing of an unexpected error", async () => {
  const answer = await fetch(`${await listen()}/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
});
