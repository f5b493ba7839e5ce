import { createServer } from "node:net";

/** A port is in use. The message names the setting to change. */
export class PortInUseError extends Error {
  override name = "PortInUseError";
}

/** @returns the port, or for 0 a free one; null when it is in use */
export function findPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : null));
    });
  });
}

/** @returns the port, or for 0 a free one. @throws PortInUseError */
export async function requirePort(setting: string, port: number): Promise<number> {
  const found = await findPort(port);
  if (found === null) {
    throw new PortInUseError(`${setting}=${port}: this port is in use; choose another one.`);
  }
  return found;
}
