import { utimes } from "node:fs/promises";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { fixtureContent } from "../setup/sites.ts";

test("a changed content file reloads open pages in development", async () => {
  const vite = await createServer({ logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
  try {
    await vite.listen();
    const address = (vite.resolvedUrls?.local[0] ?? "").replace("http", "ws");
    const socket = new WebSocket(`${address}?token=${vite.config.webSocketToken}`, "vite-hmr");
    const kinds: string[] = [];
    socket.addEventListener("message", ({ data }) => kinds.push(JSON.parse(String(data)).type));
    await expect.poll(() => kinds).toContain("connected");
    const now = new Date();
    // Until the watcher has read the folder a change is none to it.
    await expect
      .poll(
        async () => {
          now.setSeconds(now.getSeconds() + 1);
          await utimes(`${fixtureContent}/pages/about.yaml`, now, now);
          return kinds;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toContain("full-reload");
    socket.close();
  } finally {
    await vite.close();
  }
}, 60_000);
