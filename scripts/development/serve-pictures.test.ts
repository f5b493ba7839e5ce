import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { requestPicture } from "#pictures/requests.ts";
import { servePictures } from "./serve-pictures.ts";

const vite = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  plugins: [servePictures()],
  server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await vite.listen();
const address = vite.resolvedUrls?.local[0] ?? "";

afterAll(() => vite.close());

test("draws a requested picture when it is loaded in development", async () => {
  const picture = requestPicture({
    kind: "drawing",
    seed: "test/served",
    style: "frontier",
    size: "card",
    ground: "basalt",
  });
  const response = await fetch(new URL(picture, address));
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toMatch(/^<svg /);
});

test("does not serve pictures that no page requested", async () => {
  const response = await fetch(new URL("/pictures/unknown.svg", address));
  expect(response.status).toBe(404);
});
