import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

/** Starts a real HTTP server that collects what is posted to it. @param status of its answer to a request */
export async function startReceiver(status: (count: number, body: string) => number = () => 204) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body });
    const code = status(received.length, body);
    response.writeHead(code, code === 302 ? { Location: "/elsewhere" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
