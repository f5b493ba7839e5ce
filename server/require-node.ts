import packageJson from "../package.json" with { type: "json" };

/**
 * Ends the process under a Node that is too old, and says which one to use. Programs import the rest of themselves
 * after it, since an old Node cannot even read that.
 */
export function requireNode() {
  const needed = packageJson.dependencies.node;
  const major = (version: string) => Number(version.split(".")[0]);
  if (major(process.versions.node) >= major(needed)) return;
  console.error(
    `This needs Node ${major(needed)} and was started with Node ${process.versions.node}. Start it with node_modules/.bin/node in the project's folder, as npm does.`,
  );
  process.exit(1);
}
