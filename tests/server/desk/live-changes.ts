import type { LiveChange } from "#contract/desk/live.ts";
import type { SignedInMember } from "../../setup/desk.ts";
import type { RunningServer } from "../../setup/server.ts";

export type LiveConnection = {
  /** What came so far. */
  changes: LiveChange[];
  /** Resolves when the server ends the connection. */
  ended: Promise<void>;
  close: () => void;
};

/** Connects a member to the live changes of a server's desk, which may be another than they signed in to. */
export async function connectLive(
  { cookie }: SignedInMember,
  { deskUrl }: Pick<RunningServer, "deskUrl">,
): Promise<LiveConnection> {
  const abort = new AbortController();
  const response = await fetch(`${deskUrl}/api/live`, { headers: { cookie }, signal: abort.signal });
  const { body } = response;
  if (!response.ok || !body) throw new Error(`Live changes were answered with ${response.status}`);
  const changes: LiveChange[] = [];
  async function read(text: ReadableStream<string>) {
    let rest = "";
    for await (const chunk of text) {
      const events = (rest + chunk).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const [, data] = /^event: change\ndata: (.*)$/.exec(event) ?? [];
        if (data) changes.push(JSON.parse(data));
      }
    }
  }
  const ended = read(body.pipeThrough(new TextDecoderStream())).catch(() => {});
  return { changes, ended, close: () => abort.abort() };
}
