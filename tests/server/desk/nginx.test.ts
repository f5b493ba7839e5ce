import { Agent, request } from "node:https";
import { expect, test } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { hasNginx, startNginx } from "../../setup/nginx.ts";
import { removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder } from "../founder.ts";

test.skipIf(!hasNginx)(
  "nginx: gives the desk a name of its own, and passes changes on as they come",
  async () => {
    const server = await startServer({
      DESK_PORT: "0",
      DESK_URL: "https://desk.studio.example",
      TRUST_PROXY: "1",
    });
    const member = await signedInMember(server, { forms: ["founder"] });
    const site = new URL(server.url).host;
    const nginx = await startNginx([site, site], { desk: new URL(server.deskUrl).host });
    const closed = await startNginx([site, site], { desk: new URL(server.deskUrl).host, isDeskClosed: true });
    const agent = new Agent({ rejectUnauthorized: false });
    /** Starts to read an answer. */
    const get = (host: string, path: string, port = nginx.port) =>
      new Promise<{ status: number; text: () => string }>((resolve, reject) => {
        const headers = { Host: host, Cookie: member.cookie };
        const sending = request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (chunk) => (text += chunk));
          resolve({ status: answer.statusCode ?? 0, text: () => text });
        });
        sending.on("error", reject).end();
      });
    const statusOf = (host: string, path: string, port = nginx.port) =>
      get(host, path, port).then(
        ({ status }) => status,
        () => 0,
      );

    try {
      await expect.poll(() => statusOf("desk.studio.example", "/api/me"), { timeout: 60_000 }).toBe(200);
      expect(await statusOf("studio.example", "/api/me")).toBe(404);
      expect(await statusOf("desk.studio.example", "/sign-in")).toBe(200);

      // A desk that only an office reaches still shows previews to whoever has a link.
      const ofClosed = (path: string) => statusOf("desk.studio.example", path, closed.port);
      await expect.poll(() => ofClosed("/sign-in"), { timeout: 60_000 }).toBe(403);
      const preview = await get("desk.studio.example", "/preview/no-such-token/", closed.port);
      await expect.poll(preview.text).toContain("This preview has ended");

      // Photos, long articles and attachments of replies are larger than other requests.
      const large = (path: string) =>
        new Promise<number>((resolve, reject) => {
          const headers = {
            Host: "desk.studio.example",
            Cookie: member.cookie,
            "Content-Type": "application/octet-stream",
          };
          const options = { host: "127.0.0.1", port: nginx.port, path, method: "POST", agent, headers };
          request(options, (answer) => resolve(answer.resume().statusCode ?? 0))
            .on("error", reject)
            .end(Buffer.alloc(2 * 1024 * 1024));
        });
      expect(await large("/api/sign-out")).toBe(413);
      expect(await large("/api/site/pictures?file=people/nobody.yaml&name=nobody")).toBe(403);
      expect(await large("/api/applications/NVS-ABC234/reply-files?name=plan.pdf")).toBe(404);

      const live = await get("desk.studio.example", "/api/live");
      expect(live.status).toBe(200);
      const reference = await applyAsFounder(server);
      await expect.poll(live.text, { timeout: 60_000 }).toContain(reference);
    } finally {
      agent.destroy();
      await nginx.stop();
      await closed.stop();
      await server.stop();
      await removeData(server);
    }
  },
);
