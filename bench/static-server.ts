import path from "node:path";
import { freePort } from "../tests/setup/free-port.ts";
import { runNginx } from "../tests/setup/run-nginx.ts";

const compressedTypes = "text/css text/javascript application/javascript application/json image/svg+xml";

/**
 * Serves a folder of files as they are with nginx: gzip at its default level, one address for a page and its
 * `index.html`.
 * @returns the address, without a slash at its end
 * @throws when nginx does not answer within five seconds
 */
export async function serveFolder(root: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const nginx = await runNginx(
    () => `access_log off; include /etc/nginx/mime.types;
      gzip on; gzip_types ${compressedTypes};
      server {
        listen 127.0.0.1:${port}; root ${path.resolve(root)};
        location / { try_files $uri $uri/index.html =404; }
      }`,
  );
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + 5000;
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error(`nginx does not answer for ${root}`);
  }
  return { url, close: nginx.stop };
}
