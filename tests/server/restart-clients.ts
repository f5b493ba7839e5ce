import { Agent, request } from "node:https";
import { founder } from "./founder.ts";

const clients = 8;

/**
 * Visitors who ask nginx for pages and send the founder form, one request in ten, until a restart has ended.
 * @param port of nginx
 * @param paths the pages and files they ask for
 * @param requests how many they send at least
 */
export function restartClients(port: number, paths: string[], requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, rejectUnauthorized: false });
  const counts: Record<string, number> = {};
  let [sent, forms] = [0, 0];

  /** Resolves to the status of the answer, or to the message of the connection's error. */
  const send = (method: string, path: string, body = "") =>
    new Promise<number | string>((resolve) => {
      const headers = { Host: "studio.example", ...(body ? { "Content-Type": "application/json" } : {}) };
      const sending = request({ host: "127.0.0.1", port, path, method, agent, headers }, (answer) =>
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
      );
      sending.on("error", (error) => resolve(error.message));
      sending.end(body);
    });

  return {
    send,
    /** Requests sent so far. */
    sent: () => sent,
    /** Sends requests while `restart` runs. @returns how many were sent, and how many had which status or error */
    async sendDuring(restart: () => Promise<void>) {
      let hasRestarted = false;
      const client = async () => {
        while (sent < requests || !hasRestarted) {
          const number = sent++;
          const isForm = number % 10 === 0;
          if (isForm) forms++;
          const status = await (isForm
            ? send("POST", "/api/send-email", JSON.stringify({ ...founder, message: `Form ${number}` }))
            : send("GET", paths[number % paths.length] ?? "/"));
          counts[status] = (counts[status] ?? 0) + 1;
        }
      };
      const restarting = restart().then(() => {
        hasRestarted = true;
      });
      await Promise.all([restarting, ...Array.from({ length: clients }, client)]);
      agent.destroy();
      return { sent, forms, counts };
    },
  };
}
