import { type Peer, startPeer } from "../../server/smtp-peer.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { test } from "./desk-test.ts";

/** Starts, for the tests of a file, a server of their own with a desk, and the SMTP server that takes its mails. */
export function mailedDesk(): { server: RunningServer; peer: Peer } {
  const started = {} as { server: RunningServer; peer: Peer };
  test.beforeAll(async () => {
    started.peer = await startPeer();
    started.server = await startServer({ DESK_PORT: "0", SMTP_URL: started.peer.url });
  });
  test.afterAll(async () => {
    await started.server.stop();
    await removeData(started.server);
    await started.peer.close();
  });
  return started;
}
