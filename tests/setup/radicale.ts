import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = "/usr/bin/radicale";
/** Radicale, a CalDAV server (Debian: radicale). */
export const hasRadicale = existsSync(program);
if (!hasRadicale) console.warn("Tests of members' calendars are skipped: radicale is not installed.");

const user = "rut@studio.example";
const password = "app p@ss:wörd";

export type Radicale = Awaited<ReturnType<typeof startRadicale>>;

/** Starts a private Radicale on a free port, with one user and the calendar `work`. */
export async function startRadicale() {
  const folder = await mkdtemp(path.join(tmpdir(), "radicale-"));
  const port = await freePort();
  const users = path.join(folder, "users");
  await writeFile(users, `${user}:${password}\n`);
  const configuration = path.join(folder, "config");
  await writeFile(
    configuration,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
[logging]
level = critical
`,
  );
  const radicale = spawn(program, ["--config", configuration], { stdio: "ignore" });
  const exited = once(radicale, "exit");
  const url = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
  while (!(await fetch(url).catch(() => null))) {
    if (radicale.exitCode !== null) throw new Error("Radicale ended at its start");
    await wait(50);
  }
  const addressOf = (calendar: string, object = "") =>
    `${url}/${encodeURIComponent(user)}/${calendar}/${object}`;
  const send = async (method: string, address: string, body?: string) => {
    const response = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  };
  const addCalendar = (calendar: string) => send("MKCALENDAR", addressOf(calendar));
  await addCalendar("work");
  return {
    /** For `CALDAV_HOSTS`. */
    host: `127.0.0.1:${port}`,
    account: { url: `${url}/`, user, password },
    addressOf,
    addCalendar,
    /** Stores an object. @param name its file, such as `lunch.ics` */
    put: (name: string, object: string, calendar = "work") => send("PUT", addressOf(calendar, name), object),
    async remove() {
      radicale.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
