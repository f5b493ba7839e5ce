import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = "/usr/sbin/dovecot";
/** Dovecot with IMAP (Debian: dovecot-imapd). */
export const hasDovecot = existsSync(program) && existsSync("/usr/lib/dovecot/imap");
if (!hasDovecot) console.warn("Tests of incoming mail are skipped: dovecot-imapd is not installed.");

const user = "answers@studio.example";
const password = "p@ss/word";

/** Who reads the mails: this user, unless it is root, whom Dovecot refuses. */
function mailUser(): { name: string; uid: number; gid: number } {
  const { username, uid, gid } = userInfo();
  if (uid !== 0) return { name: username, uid, gid };
  const id = (option: string) => Number(spawnSync("id", [option, "dovecot"], { encoding: "utf8" }).stdout);
  return { name: "dovecot", uid: id("-u"), gid: id("-g") };
}

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

/**
 * Starts a private Dovecot on a free port, with one mailbox.
 * @param introspectionUrl of a server that knows access tokens; then it takes those, and no password
 */
export async function startDovecot({ introspectionUrl }: { introspectionUrl?: string } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "dovecot-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { name, uid, gid } = mailUser();
  const home = path.join(folder, "home");
  const inbox = path.join(home, "Maildir");
  for (const part of ["cur", "new", "tmp"]) await mkdir(path.join(inbox, part), { recursive: true });
  for (const owned of [home, inbox, ...["cur", "new", "tmp"].map((part) => path.join(inbox, part))]) {
    chownSync(owned, uid, gid);
  }
  const isRoot = userInfo().uid === 0;
  const users = `default_internal_user = ${name}\ndefault_login_user = ${isRoot ? "dovenull" : name}\n`;
  await writeFile(
    path.join(folder, "oauth2.conf"),
    `introspection_url = ${introspectionUrl ?? ""}\nintrospection_mode = post\nusername_attribute = username\n` +
      "active_attribute = active\nactive_value = true\n",
  );
  const passdb = introspectionUrl
    ? `auth_mechanisms = xoauth2 oauthbearer\npassdb {\n driver = oauth2\n mechanisms = xoauth2 oauthbearer\n args = ${folder}/oauth2.conf\n}\n`
    : `auth_mechanisms = plain login\npassdb {\n driver = static\n args = user=${user} password=${password}\n}\n`;
  const configuration = path.join(folder, "dovecot.conf");
  await writeFile(
    configuration,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
first_valid_uid = ${uid}
first_valid_gid = ${gid}
mail_location = maildir:${inbox}
mail_fsync = never
mail_plugins = acl
plugin {
  acl = vfile::cache_secs=0
}
${isRoot ? "" : users}default_vsz_limit = 512M
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${passdb}userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${home}
}
`,
  );
  const start = () => spawn(program, ["-F", "-c", configuration], { stdio: "ignore" });
  let dovecot = start();
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("data", () => socket.destroy());
    });
  const waitUntilListening = async () => {
    while (!(await isListening())) {
      if (dovecot.exitCode !== null) throw new Error(`Dovecot ended: see ${folder}/log`);
      await wait(20);
    }
  };
  const stop = async () => {
    if (dovecot.exitCode !== null) return;
    const ended = once(dovecot, "exit");
    dovecot.kill();
    await ended;
  };
  await waitUntilListening();
  const login = introspectionUrl ? user : `${user}:${password}`;
  const encoded = login.split(":").map(encodeURIComponent).join(":");
  // Dovecot lists mails that it finds together in the order of the numbers that their names begin with.
  let lastDelivery = 0;
  return {
    user,
    /** For `IMAP_URL`. */
    url: `imap://${encoded}@127.0.0.1:${port}/INBOX`,
    /** Puts a mail into the mailbox, as a mail server does. */
    async deliver(source: string | Buffer) {
      lastDelivery = Math.max(Date.now(), lastDelivery + 1);
      const file = `${lastDelivery}.${randomUUID()}.test`;
      await writeFile(path.join(inbox, "tmp", file), source);
      chownSync(path.join(inbox, "tmp", file), uid, gid);
      await rename(path.join(inbox, "tmp", file), path.join(inbox, "new", file));
    },
    /** How many mails are in the mailbox. */
    async count() {
      const files = await Promise.all(["cur", "new"].map((part) => readdir(path.join(inbox, part))));
      return files.flat().length;
    },
    /** Gives all mails new UIDs, as a restored mailbox has them. */
    async changeUidValidity() {
      await stop();
      const names = (await readdir(inbox)).filter((file) => file.startsWith("dovecot"));
      for (const file of names) await rm(path.join(inbox, file), { recursive: true });
      dovecot = start();
      await waitUntilListening();
    },
    /** Says whether mails may be deleted from the mailbox. */
    async setDeletable(isDeletable: boolean) {
      const rights = path.join(inbox, "dovecot-acl");
      await (isDeletable ? rm(rights) : writeFile(rights, "owner lrwsip\n"));
    },
    /** Cuts all connections for a moment. */
    async restart() {
      await stop();
      dovecot = start();
      await waitUntilListening();
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
