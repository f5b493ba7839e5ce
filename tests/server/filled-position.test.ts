import { expect, test } from "vitest";
import { errorMessages } from "#contract/messages.ts";
import { filledJob } from "../setup/jobs.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

test("returns 422 for an application to a filled position", async () => {
  const body = new FormData();
  const fields = { name: "Late", email: "late@example.se", emailConfigType: "careers", ...filledJob.form };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${server.url}/api/send-career-email`, { method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: errorMessages.filledPosition });
});
