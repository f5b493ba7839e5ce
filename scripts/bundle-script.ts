import { build, type Rolldown } from "vite";

/**
 * Bundles a module into one minified classic script that works without the app's modules.
 * @returns the script's text
 */
export async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: "strict",
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (!code) throw new Error(`${file}: the bundle is empty`);
  return code.trim();
}
