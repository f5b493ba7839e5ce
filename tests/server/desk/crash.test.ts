import { afterEach, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder } from "../founder.ts";
import { addNote, change, open } from "./review.ts";

const { founder: stages } = await readStages();

let server: RunningServer;
afterEach(async () => {
  await server.stop();
  await removeData(server);
});

/** What the server confirmed before it was killed. */
type Confirmed = { notes: Map<string, string>; stages: Map<string, string> };

/** Writes notes and changes stages of one application, one after another, until the server is gone. */
async function work(member: SignedInMember, reference: string, confirmed: Confirmed) {
  for (let number = 1; ; number++) {
    const id = crypto.randomUUID();
    const noted = await addNote(member, reference, `Note ${number}`, id).catch(() => null);
    if (!noted?.ok) return;
    confirmed.notes.set(id, reference);
    const stage = stages[number % stages.length]?.id ?? "";
    const results = await change(member, [reference], { stage }, number).catch(() => []);
    if (results[0]?.result !== "saved") return;
    confirmed.stages.set(reference, stage);
  }
}

test("after a kill under load, every confirmed note and stage is there", async () => {
  server = await startServer({ DESK_PORT: "0" });
  const member = await signedInMember(server);
  const references: string[] = [];
  for (let number = 0; number < 6; number++) {
    references.push(await applyAsFounder(server, { message: `Application ${number}` }));
  }
  const confirmed: Confirmed = { notes: new Map(), stages: new Map() };
  const working = references.map((reference) => work(member, reference, confirmed));
  await expect.poll(() => confirmed.stages.size).toBe(references.length);
  await expect.poll(() => confirmed.notes.size).toBeGreaterThan(30);
  const { dataDir } = server;
  await server.stop("SIGKILL");
  await Promise.all(working);

  server = await startServer({ DESK_PORT: "0", DATA_DIR: dataDir });
  const colleague = await signedInMember(server);
  for (const reference of references) {
    const { application, notes, timeline } = await open(colleague, reference);
    const ids = notes.map(({ id }) => id);
    for (const [id, of] of confirmed.notes) if (of === reference) expect(ids).toContain(id);
    const moves = timeline.filter(({ kind }) => kind === "stage");
    expect(moves.map(({ details }) => details.to)).toContain(confirmed.stages.get(reference));
    // The last change may have been stored without its answer; nothing of it is there by halves.
    expect(moves.at(-1)?.details.to).toBe(application.stage);
    expect(application.version).toBe(moves.length + 1);
  }
});
