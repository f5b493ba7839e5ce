import { isFresh } from "./stamp.ts";

// `npm start` comes through here: it builds when sources, content or the year have changed since the last build.
try {
  if (!(await isFresh())) {
    console.log("Building the site …");
    const { build } = await import("./main.ts");
    await build();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
