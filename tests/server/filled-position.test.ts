import { expect, test } from "vitest";
import { errorMessages } from "#contract/messages.ts";
import { closedJob, filledJob } from "../setup/jobs.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

test.each([
  [filledJob, errorMessages.filledPosition],
  [closedJob, errorMessages.closedPosition],
])("returns 422 for an application to a $status position", async ({ form }, message) => {
  const body = new FormData();
  const fields = { name: "Late", email: "late@example.se", emailConfigType: "careers", ...form };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${server.url}/api/send-career-email`, { method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
});
