import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/**
 * Runs nginx with deploy/nginx.conf, on free ports and with a self-signed certificate.
 * @param servers host and port of both servers
 * @param hasRateLimits keeps the example's rate limits; otherwise a test, whose requests all come from one address,
 * cannot reach them
 * @param desk host and port of the desk, for tests that reach it
 */
export async function startNginx(servers: string[], { hasRateLimits = false, desk = "" } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const [plain, tls] = [await freePort(), await freePort()];
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=studio.example"],
    ...["-keyout", key, "-out", certificate],
  ]);
  const example = readFileSync("deploy/nginx.conf", "utf8")
    .replace("127.0.0.1:3000", servers[0] ?? "")
    .replace("127.0.0.1:3002", servers[1] ?? "")
    .replace("127.0.0.1:3001", desk || "$&")
    .replaceAll(/rate=\d+r\/[sm]/g, hasRateLimits ? "$&" : "rate=10000r/s")
    .replaceAll(/^.*listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${tls} ssl http2;`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  await mkdir(path.join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join(" ");
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${temporary} ${example} }`,
  );
  const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
  const ended = once(nginx, "exit");
  return {
    port: tls,
    /** What nginx has logged, for the message of a failed test. */
    readErrors: () => readFileSync(path.join(folder, "error.log"), "utf8"),
    async stop() {
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
