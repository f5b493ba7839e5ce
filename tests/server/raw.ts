import { connect } from "node:net";

/**
 * Sends raw bytes and gives what came back until the connection closed.
 * @param leaves whether the client goes as soon as they are sent
 */
export function sendRaw(url: string, bytes: string | Buffer, leaves = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socket.write(bytes, () => leaves && socket.destroy());
  });
}
