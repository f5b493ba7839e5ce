import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { signedInMember } from "../setup/desk.ts";
import { hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { removeData, startServer } from "../setup/server.ts";
import { connectLive } from "./desk/live-changes.ts";
import { open } from "./desk/review.ts";
import { applyAsFounder, founder } from "./founder.ts";
import { mailSource, replyTo } from "./mail-source.ts";
import { startPeer } from "./smtp-peer.ts";

test.skipIf(!hasDovecot)("a mail is shown at the desk within five seconds", async () => {
  const [dovecot, peer] = [await startDovecot(), await startPeer()];
  const server = await startServer({
    DESK_PORT: "0",
    SMTP_URL: peer.url,
    IMAP_URL: dovecot.url,
    REPLY_TO_ADDRESS: replyTo,
  });
  onTestFinished(async () => {
    await server.stop();
    await removeData(server);
    await Promise.all([peer.close(), dovecot.remove()]);
  });
  const owner = await signedInMember(server, { role: "owner" });
  const reference = await applyAsFounder(server);
  const address = () =>
    peer.mails.map(({ replyTo }) => replyTo?.value[0]?.address).find((to) => to?.startsWith("answers+"));
  await expect.poll(address).toBeTruthy();
  for (const subject of ["First", "Second", "Third"]) {
    const live = await connectLive(owner, server);
    const deliveredAt = performance.now();
    await dovecot.deliver(mailSource({ from: founder.email, to: address() ?? "", subject }));
    await expect
      .poll(() => live.changes, { interval: 20 })
      .toContainEqual(expect.objectContaining({ kind: "application", reference }));
    const { messages } = await open(owner, reference);
    expect(messages.map((message) => message.subject)).toContain(subject);
    expect(performance.now() - deliveredAt).toBeLessThan(5_000);
    live.close();
    // The next one comes while the connection waits (IDLE).
    await wait(500);
  }
});
