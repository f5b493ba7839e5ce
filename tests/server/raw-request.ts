import { connect } from "node:net";

/**
 * Sends raw bytes.
 * @param isAborted whether the client closes the connection as soon as they are sent
 * @returns everything received until the connection closed
 */
export function sendRaw(url: string, bytes: string | Buffer, isAborted = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socket.write(bytes, () => isAborted && socket.destroy());
  });
}
