import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { runNginx } from "./run-nginx.ts";

const { status, stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
export const hasNginx = status === 0;

const [, minor = 0, patch = 0] = /nginx\/1\.(\d+)\.(\d+)/.exec(stderr ?? "")?.map(Number) ?? [];
/** Older versions have a parameter of `listen` instead. */
const hasHttp2Directive = minor > 25 || (minor === 25 && patch >= 1);

/**
 * Runs nginx with deploy/nginx.conf, on free ports and with a self-signed certificate.
 * @param servers host and port of each server, two at most
 * @param hasRateLimits keeps the example's rate limits, and lets requests name their client's address in the header
 * `Client`; otherwise a test, whose requests all come from one address, cannot reach them
 * @param desk host and port of the desk, for tests that reach it
 * @param isDeskClosed uncomments what keeps the desk from all addresses but an office's
 */
export async function startNginx(
  servers: string[],
  { hasRateLimits = false, desk = "", isDeskClosed = false } = {},
) {
  const [plain, tls] = [await freePort(), await freePort()];
  const nginx = await runNginx((folder) => {
    const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
    spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=studio.example"],
      ...["-keyout", key, "-out", certificate],
    ]);
    const clients = "set_real_ip_from 127.0.0.1; real_ip_header Client;";
    return (
      `${hasRateLimits ? clients : ""}\n${readFileSync("deploy/nginx.conf", "utf8")}`
        .replace("127.0.0.1:3000", servers[0] ?? "")
        // With one server the second line is removed, as the example says.
        .replace(/^.*127\.0\.0\.1:3002(.*)$/m, servers[1] ? `server ${servers[1]}$1` : "")
        .replace("127.0.0.1:3001", desk || "$&")
        .replaceAll(/# (allow 192|deny all)/g, isDeskClosed ? "$1" : "$&")
        .replaceAll(/rate=\d+r\/[sm]/g, hasRateLimits ? "$&" : "rate=10000r/s")
        .replaceAll(/^.*listen \[::\].*$/gm, "")
        .replace("listen 80;", `listen 127.0.0.1:${plain};`)
        .replaceAll("listen 443 ssl;", `listen 127.0.0.1:${tls} ssl${hasHttp2Directive ? "" : " http2"};`)
        .replaceAll("http2 on;", hasHttp2Directive ? "$&" : "")
        .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
        .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    );
  });
  return {
    port: tls,
    /** What nginx has logged, for the message of a failed test. */
    readErrors: () => readFileSync(path.join(nginx.folder, "error.log"), "utf8"),
    stop: nginx.stop,
  };
}
