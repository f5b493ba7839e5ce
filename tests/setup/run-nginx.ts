import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Runs nginx in a new folder, which is removed when it stops.
 * @param http what stands in the block `http`, from the folder
 * @param events what stands in the block `events`
 * @param main what stands outside of both
 */
export async function runNginx(http: (folder: string) => string, { events = "", main = "" } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  // Started by root, its workers are another user, who must reach what it stores there.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join(" ");
  const file = path.join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${main}
    events { ${events} } http { ${temporary} ${http(folder)} }`,
  );
  const nginx = spawn("nginx", ["-c", file], { stdio: "ignore" });
  const ended = once(nginx, "exit");
  return {
    folder,
    async stop() {
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
