import type { Plugin } from "vite";

/** React's own errors that it makes when it starts and throws to itself: known by identity, never shown. */
const sentinel = /^( *(?:var )?\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm;

/**
 * Gives React's sentinels no stack. Where an inspector is attached (Lighthouse, developer tools), V8 looks up the
 * place an error was made, and for these reads all of React DOM a second time, in one piece with the start of React
 * (docs/decisions/0026-taking-over.md).
 * @throws when React DOM no longer has the five of them, so that an update cannot silently undo this
 */
export const reactSentinels = (): Plugin => ({
  name: "react-sentinels",
  apply: "build",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code, file) {
      const found = code.match(sentinel)?.length ?? 0;
      if (found !== 5) throw new Error(`${file}: ${found} sentinels, not 5; see build/react-sentinels.ts`);
      return code.replace(sentinel, "$1Object.create(Error.prototype)");
    },
  },
});
