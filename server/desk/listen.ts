import type { FastifyInstance } from "fastify";
import { errorMessage } from "../error-message.ts";
import { defaultDeskPort } from "../mail/desk-url.ts";
import type { Settings } from "../settings.ts";
import { createSetUpToken } from "../submissions/desk/account/set-up.ts";
import { buildDeskApp } from "./app.ts";
import type { DeskOptions } from "./desk-options.ts";

/** Why the desk could not be started: the setting to change where one is the cause. */
function failureOf(error: unknown, { DESK_HOST, DESK_PORT }: Settings): string {
  const { code = "" } = error as { code?: string };
  if (code === "EADDRINUSE") return `DESK_PORT=${DESK_PORT}: this port is in use; choose another one`;
  if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"].includes(code)) {
    return `DESK_HOST=${DESK_HOST}: must be an address of this machine, or 0.0.0.0 for all of them`;
  }
  return errorMessage(error);
}

/**
 * Starts the desk on its own listener. Without `DESK_PORT` it takes 3001, or a free port when that is taken.
 * @returns the server; null when it is switched off or cannot listen, which is logged: the site does without it
 */
export async function startDesk(options: Omit<DeskOptions, "deskUrl">): Promise<FastifyInstance | null> {
  const { settings, store, log } = options;
  const { DESK_HOST: host, DESK_PORT: port, DESK_URL } = settings;
  if (port === "off") return null;
  let ownUrl = "";
  const deskUrl = () => DESK_URL ?? ownUrl;
  const listenTextResolver = (address: string) =>
    `The desk listens at ${address}${DESK_URL ? ` for ${DESK_URL}` : ""}`;
  let app: FastifyInstance | undefined;
  try {
    const built = await buildDeskApp({ ...options, deskUrl });
    app = built;
    const listen = (port: number) => built.listen({ host, port, listenTextResolver });
    const address = await listen(port ?? defaultDeskPort).catch((error) => {
      if (port === undefined && error.code === "EADDRINUSE") return listen(0);
      throw error;
    });
    ownUrl = `http://localhost:${new URL(address).port}`;
    await store.metadata.setDeskUrl(deskUrl());
    const setUpToken = await createSetUpToken(store);
    if (setUpToken) {
      const href = `${deskUrl()}/set-up#${setUpToken}`;
      log.info(
        `Nobody can sign in to the desk yet. Open this link within an hour to become its administrator: ${href}`,
      );
    }
    return built;
  } catch (error) {
    log.error(
      { failure: failureOf(error, settings) },
      "The desk cannot be started; the site runs without it",
    );
    await app?.close();
    return null;
  }
}
