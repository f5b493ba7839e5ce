import accepts from "@fastify/accepts";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { prefersHtml } from "./prefers-html.ts";

const app = fastify();
await app.register(accepts);
app.get("/", async (request) => prefersHtml(request));

async function prefersHtmlFor(headers: Record<string, string>) {
  const { body } = await app.inject({ url: "/", headers });
  return body === "true";
}

test.each([
  ["*/*", false],
  ["application/json", false],
  ["text/html", true],
  ["TEXT/HTML", true],
  ["text/*", true],
  ["application/json, text/plain, */*", false],
  ["text/html;q=0.1, application/json", false],
  ["text/html;q=0.1, */*", false],
  ["text/html;q=0, */*", false],
  ["text/html;q=0", false],
  ["application/json;q=0.5, text/html", true],
  ["application/json; Q=0.5 , text/html ; q=0.6", true],
  ["text/html, application/json", true],
  ["application/json, text/html", false],
  ["text/html, */*", true],
  ["application/*, text/html;q=0.9", false],
  ["text/html;q=nonsense, */*", false],
  [";;;,q=1", false],
  // Forms sent by Firefox, Chrome and Lynx.
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8," +
      "application/signed-exchange;v=b3;q=0.7",
    true,
  ],
  ["text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01", true],
])("Accept: %s prefers HTML: %s", async (accept, expected) => {
  expect(await prefersHtmlFor({ accept })).toBe(expected);
});

test("answers JSON without an Accept header", async () => {
  expect(await prefersHtmlFor({})).toBe(false);
});
