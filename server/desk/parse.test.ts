import { expect, test } from "vitest";
// As the site's editor does in the same process, whose zod has texts of its own for all schemas.
import "zod";
import { inboxApi } from "#contract/desk/inbox.ts";
import { savedViewApi } from "#contract/desk/saved-views.ts";
import { signInApi } from "#contract/desk/sign-in.ts";
import { siteApi } from "#contract/desk/site.ts";
import { Problem } from "../http/replies/problem.ts";
import { parse } from "./parse.ts";

function errorsOf(...given: Parameters<typeof parse>) {
  try {
    parse(...given);
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.errors];
  }
  return undefined;
}

test("a value that is nested too deeply is refused", () => {
  const value = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  const edit = { kind: "set", path: ["body"], value };
  expect(errorsOf(siteApi.edit.body, { file: "site.yaml", edits: [edit] })).toEqual([422, undefined]);
});

test("filters and fields that cannot be used are refused in words of the desk", () => {
  const unusable = "This value cannot be used.";
  const filter = { form: "none", since: "yesterday", waiting: "x", limit: "900", q: "a".repeat(201) };
  expect(errorsOf(inboxApi.list.query, filter)).toEqual([
    422,
    {
      ...filter,
      form: unusable,
      since: unusable,
      waiting: unusable,
      limit: unusable,
      q: "At most 200 characters.",
    },
  ]);
  expect(errorsOf(savedViewApi.change.body, { version: 1, name: " " })).toEqual([
    422,
    { name: "Please write something." },
  ]);
  expect(errorsOf(signInApi.askForLink.body, { email: "nobody" })).toEqual([
    422,
    { email: "Please enter a valid email address" },
  ]);
});
