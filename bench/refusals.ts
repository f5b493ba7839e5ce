import { Agent, request } from "node:http";
import { readCpuMs } from "../tests/server/attacks/process-usage.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import type { Area } from "./report.ts";

const refusals = 2_000;
const fields = Array.from({ length: 22_000 }, (_, number) => `k${number}=v`).join("&");

type Sender = { headers: (count: number) => Record<string, string>; body: string; status: number };

/** Sends forms one after another over one connection. @returns the status of the answer */
function createSender(url: string, agent: Agent, { headers, body }: Sender) {
  return (count: number) =>
    new Promise<number>((resolve, reject) => {
      const sending = request(
        `${url}/api/send-email`,
        {
          method: "POST",
          agent,
          headers: {
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(body),
            Accept: "text/html",
            Referer: `${url}/apply-founder`,
            ...headers(count),
          },
        },
        (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
      );
      sending.on("error", reject);
      sending.end(body);
    });
}

/** Processor time of the server for one refusal, in milliseconds. */
async function measureRefusal(settings: Record<string, string>, sender: Sender): Promise<number> {
  const server = await startServer({ LOAD_SHEDDING: "on", ...settings }, ".");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const send = createSender(server.url, agent, sender);
    // Until the limit is reached and the code is compiled.
    for (let count = 0; count < 500; count++) await send(count);
    const before = readCpuMs(server.pid);
    let refused = 0;
    for (let count = 0; count < refusals; count++) if ((await send(500 + count)) === sender.status) refused++;
    // A new window of the ceiling lets a few through.
    if (refused < 0.95 * refusals) throw new Error(`${refused} of ${refusals} got status ${sender.status}`);
    return (readCpuMs(server.pid) - before) / refusals;
  } finally {
    agent.destroy();
    await server.stop();
    await removeData(server);
  }
}

const oneAddress = () => ({});
const manyAddresses = (count: number) => ({
  "X-Forwarded-For": `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
});

/** Measures the server's processor time for each kind of refusal. */
export async function measure(): Promise<Area> {
  const oneForm = { RATE_LIMIT: "1/10m" };
  const perAddress = (body: string) => measureRefusal(oneForm, { headers: oneAddress, body, status: 429 });
  const row = (name: string, figure: number) => ({ name, figure, target: 1, unit: "ms" });
  return {
    name: "refusals",
    notes: [`Processor time of the server for one refusal, the mean of ${refusals}, answered as a page.`],
    rows: [
      row("429, small form", await perAddress("name=A")),
      row(`429, form of ${Math.round(fields.length / 1024)} KB with 22,000 fields`, await perAddress(fields)),
      row(
        "503, ceiling of all addresses",
        await measureRefusal(
          { RATE_LIMIT: "1/1h", TRUST_PROXY: "1" },
          { headers: manyAddresses, body: "name=A", status: 503 },
        ),
      ),
    ],
  };
}
