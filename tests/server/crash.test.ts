import { globSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { applyAsFounder } from "./founder.ts";
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

/** Starts a server with a mail server that never answers `MAIL FROM`, and sends it an application. */
async function applyWhileMailsHang() {
  let begun = 0;
  peer = await startPeer({ onMailFrom: () => void begun++ });
  first = await startServer({ SMTP_URL: peer.url });
  const reference = await applyAsFounder(first);
  return { reference, begun: () => begun };
}

/** Kills the server, and expects a second one on its data, which writes mails to files, to send everything. */
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

test("after a kill right after the response, the application is stored and both mails are sent", async () => {
  const { reference } = await applyWhileMailsHang();
  await expectAllAfterKill(reference);
});

test("after a kill while mails are being sent, both mails are sent", async () => {
  const { reference, begun } = await applyWhileMailsHang();
  await expect.poll(begun).toBe(2);
  await expectAllAfterKill(reference);
});
