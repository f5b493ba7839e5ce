import { globSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { list } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

let peer: Peer;
let first: RunningServer;
let second: RunningServer | undefined;

afterEach(async () => {
  await second?.stop();
  await removeData(first);
  await peer.close();
});

/** Starts a server whose mail server lets every mail begin and none end, and sends it an application. */
async function applyWhileMailsHang() {
  let begun = 0;
  peer = await startPeer({ onMailFrom: () => void begun++ });
  first = await startServer({ SMTP_URL: peer.url });
  const answer = await post(first.url, founder);
  expect(answer.status).toBe(200);
  const { reference } = (await answer.json()) as { reference: string };
  return { reference, begun: () => begun };
}

/** Kills the server, and expects another one on its data, which writes mails to files, to have and send all. */
async function expectAllAfterKill(reference: string) {
  await first.stop("SIGKILL");
  expect(stored(first.dataDir)[0]?.mails).toEqual([
    { kind: "applicant", state: "queued" },
    { kind: "team", state: "queued" },
  ]);
  second = await startServer({ DATA_DIR: first.dataDir });
  expect((await list(first.dataDir)).map((one) => one.reference)).toEqual([reference]);
  await expect.poll(() => globSync(`${first.dataDir}/mail/*.eml`).length).toBe(2);
}

test("killed right after its answer, the server has the application and sends both mails after a restart", async () => {
  const { reference } = await applyWhileMailsHang();
  await expectAllAfterKill(reference);
});

test("killed while it sends the mails, it sends them after a restart", async () => {
  const { reference, begun } = await applyWhileMailsHang();
  await expect.poll(begun).toBe(2);
  await expectAllAfterKill(reference);
});
