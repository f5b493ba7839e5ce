import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { list } from "./operator.ts";

test("killed right after its answer, the server has the application and sends both mails after a restart", async () => {
  const first = await startServer();
  const answer = await post(first.url, founder);
  await first.stop("SIGKILL");
  expect(answer.status).toBe(200);
  const { reference } = (await answer.json()) as { reference: string };

  const second = await startServer({ DATA_DIR: first.dataDir });
  expect(list(first.dataDir).map((one) => one.reference)).toEqual([reference]);
  await expect.poll(() => globSync(`${first.dataDir}/mail/*.eml`).length).toBe(2);
  await second.stop();
  await removeData(second);
});
