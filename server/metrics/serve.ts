import { createServer } from "node:http";
import { errorMessage } from "../error-message.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves the metrics to Prometheus on a port of their own, so that the public one never shows them.
 * @returns the port it got, and how to end it
 */
export async function serveMetrics({ registry }: Metrics, host: string, port: number) {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
    } catch (error) {
      response.writeHead(500, { "Content-Type": "text/plain" }).end(`${errorMessage(error)}\n`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: address !== null && typeof address === "object" ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
