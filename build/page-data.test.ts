import { Script } from "node:vm";
import { expect, test } from "vitest";
import { shortenPageData } from "./page-data.ts";

test.each([
  ["quotes of both kinds", `["it's","a \\"quote\\""]`],
  ["markup", '["<p class=\\"x\\">a</p>","<!-- x --></script><script>"]'],
  ["lines and backslashes", '["one\\ntwo","C:\\\\x"]\n'],
  ["rare line ends", '["\u2028\u2029"]'],
])("%s say the same afterwards", (_, text) => {
  const literal = JSON.stringify(text).replaceAll("<", "\\u003c");
  const shortened = shortenPageData(`window.__reactRouterContext.streamController.enqueue(${literal});`);
  expect(shortened).not.toMatch(/<\/?script|<!--/);
  const said: string[] = [];
  const streamController = { enqueue: (one: string) => void said.push(one) };
  new Script(shortened).runInNewContext({ window: { __reactRouterContext: { streamController } } });
  expect(said).toEqual([text]);
});
