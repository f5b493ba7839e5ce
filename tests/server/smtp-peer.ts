import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Peer = {
  url: string;
  /** Mails received so far, parsed. */
  mails: ParsedMail[];
  /** Those received so far whose recipient contains an address. */
  mailsTo: (address: string) => ParsedMail[];
  /** Waits until this many mails have arrived. */
  received: (count: number) => Promise<ParsedMail[]>;
  /** Closes a session's connection without an SMTP reply. */
  drop: (sessionId: string) => void;
  close: () => Promise<void>;
};

/** Starts a real SMTP server that collects the mails it receives. @param port a free one by default */
export async function startPeer(options: SMTPServerOptions = {}, port = 0): Promise<Peer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Otherwise closing waits half a minute for clients that keep their connection open.
    closeTimeout: 200,
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  // A client that is killed resets its connections.
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailsTo: (address) => mails.filter(({ to }) => to && !Array.isArray(to) && to.text.includes(address)),
    async received(count) {
      const end = Date.now() + 100_000;
      while (mails.length < count) {
        if (Date.now() > end) throw new Error(`Only ${mails.length} of ${count} mails came`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return mails;
    },
    drop(sessionId) {
      for (const connection of server.connections) {
        if (connection.session.id === sessionId) connection.close();
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
