import { fastify } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { route } from "#contract/desk/route.ts";
import { handle } from "./handle.ts";

test("an answer has what the contract names, and nothing else of what was read", async () => {
  const app = fastify();
  const answer = z.object({ name: z.string(), work: z.array(z.object({ id: z.string() })) });
  const member = { name: "Eva", email: "eva@studio.example", work: [{ id: "1", secret: "x" }] };
  handle(app, route("GET", "/member", { answer }), () => member);
  expect((await app.inject("/member")).json()).toEqual({ name: "Eva", work: [{ id: "1" }] });
  await app.close();
});
