import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../tests/setup/free-port.ts";

const compressedTypes = "text/css text/javascript application/javascript application/json image/svg+xml";

/**
 * Serves a folder of files as they are with nginx: gzip at its default level, one address for a page and its
 * `index.html`.
 * @returns the address, without a slash at its end
 * @throws when nginx does not answer within five seconds
 */
export async function serveFolder(root: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "static-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await mkdir(path.join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join(" ");
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http {
      ${temporary} access_log off; include /etc/nginx/mime.types;
      gzip on; gzip_types ${compressedTypes};
      server {
        listen 127.0.0.1:${port}; root ${path.resolve(root)};
        location / { try_files $uri $uri/index.html =404; }
      }
    }`,
  );
  const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
  const ended = once(nginx, "exit");
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + 5000;
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error(`nginx does not answer for ${root}`);
  }
  return {
    url,
    async close() {
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
