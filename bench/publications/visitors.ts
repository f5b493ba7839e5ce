import { Agent, request } from "node:https";
import { setTimeout as wait } from "node:timers/promises";

const count = 50;

/** How long a visitor looks at a page. */
const pauseMs = 1_000;

/** How many pages a visitor sees before their browser's cache is empty again. */
const pagesAVisit = 5;

/** The scripts, styles, fonts and pictures that a page names. */
const filesOf = (html: string) => [...new Set(html.match(/\/(?:assets|pictures)\/[\w.-]+\.\w+/g) ?? [])];

/** Visitors who open pages of the site through a proxy, with all files that a page names. */
export function startVisitors(port: number, pages: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: count, rejectUnauthorized: false });
  const failures: Record<string, number> = {};
  let [requests, incompletePages, isStopped] = [0, 0, false];

  const get = (path: string) =>
    new Promise<{ status: number | string; body: string }>((resolve) => {
      requests++;
      const headers = { Host: "studio.example" };
      const sending = request({ host: "127.0.0.1", port, path, agent, headers }, async (answer) => {
        let body = "";
        try {
          for await (const part of answer) body += part;
          resolve({ status: answer.statusCode ?? 0, body });
        } catch (error) {
          resolve({ status: (error as Error).message, body });
        }
      });
      sending.on("error", (error) => resolve({ status: error.message, body: "" }));
      sending.end();
    });

  async function getWell(path: string) {
    const { status, body } = await get(path);
    if (status === 200) return body;
    failures[`${status} ${path}`] = (failures[`${status} ${path}`] ?? 0) + 1;
    return null;
  }

  async function visitor(number: number) {
    const cached = new Set<string>();
    for (let seen = 0; !isStopped; seen++) {
      if (seen % pagesAVisit === 0) cached.clear();
      const html = await getWell(pages[(number + seen) % pages.length] ?? "/");
      let isComplete = true;
      for (const file of filesOf(html ?? "").filter((one) => !cached.has(one))) {
        if ((await getWell(file)) === null) isComplete = false;
        else cached.add(file);
      }
      if (!isComplete) incompletePages++;
      await wait(pauseMs);
    }
  }

  const visitors = Array.from({ length: count }, (_, number) => visitor(number));
  return {
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
      agent.destroy();
      return { requests, failures, incompletePages };
    },
  };
}
