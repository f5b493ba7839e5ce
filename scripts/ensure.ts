import { isFresh } from "./stamp.ts";

// `npm start` comes through here: it builds when sources, content or the year have changed since the last build.
if (!(await isFresh())) {
  console.log("Building the site …");
  const { buildAndTell } = await import("./main.ts");
  await buildAndTell();
}
