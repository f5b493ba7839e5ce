import { userInfo } from "node:os";
import { createInterface } from "node:readline";

/** The user's name on this machine, also behind `sudo`, which notes it in the environment; some containers have none. */
export function userName({ SUDO_USER }: NodeJS.ProcessEnv): string {
  try {
    return SUDO_USER || userInfo().username;
  } catch {
    return "operator";
  }
}

/** Asks until the answer is yes or no. Ctrl-C and the end of the input are no. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: question });
  try {
    terminal.prompt();
    for await (const answer of terminal) {
      if (/^\s*y(es)?\s*$/i.test(answer)) return true;
      if (/^\s*(no?)?\s*$/i.test(answer)) return false;
      terminal.prompt();
    }
    // The cursor still stands behind the question.
    console.log();
    return false;
  } finally {
    terminal.close();
  }
}
