import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * Files, and what they may import: folders and files of the project, packages by name, `node` (Node's modules),
 * `packages` (all but those in `packagesByName`); `!` forbids. The first line that fits a file counts.
 */
const directions = [
  ["brand/**", "brand"],
  ["contract/**", "contract zod/mini"],
  ["pictures/**", "pictures brand node packages"],
  [
    "content-model/checks/**",
    "content-model contract app/routes.ts node packages pictures/focus.ts pictures/sharp.ts pictures/sizes.ts",
  ],
  [
    "content-model/**",
    "content-model contract brand node packages pictures !pictures/draw.ts !pictures/write-pictures.ts !pictures/drawing.ts !pictures/contours.ts !pictures/preview.ts !pictures/site-icons.ts",
  ],
  ["app/startup/**", "app/startup"],
  [
    "app/page-script/**",
    "app/page-script app/components/layout/stockholm-year.ts app/components/ui/carousel-positions.ts app/components/ui/character-count.ts app/forms/browser-storage.ts",
  ],
  [
    "app/components/terrain/**",
    "app/components brand pictures/terrain.ts pictures/random.ts pictures/contour-path.ts packages",
  ],
  ["app/components/**", "app/components brand packages"],
  ["app/forms/**", "app !app/routes contract packages react-router"],
  ["app/routes/design-system/*Catalogue.tsx", "app !app/forms content-model/sample-marks.ts packages"],
  ["app/**", "app content-model contract brand generated pictures/terrain.ts packages react-router"],
  [
    "renderer/**",
    "renderer app/page-input.ts app/render-request.ts content-model contract brand generated pictures node packages react-router virtual:react-router",
  ],
  ["desk/vite.config.ts", "node packages"],
  ["desk/**", "desk app/components/ui app/styles contract brand packages react-router"],
  ["server/store/**", "server contract node packages kysely better-sqlite3 pg"],
  ["server/permissions/**", "server/permissions server/store contract"],
  [
    "server/submissions/**",
    "server !server/http !server/mail !server/metrics !server/operator contract node packages",
  ],
  [
    "server/{preview,publications,site}/**",
    "server !server/submissions app/page-input.ts content-model/content-error.ts contract pictures/requests.ts pictures/sharp.ts renderer node packages",
  ],
  [
    "server/**",
    "server app/components content-model/content-error.ts contract brand package.json node packages",
  ],
  ["scripts/demo/**", "scripts/demo contract pictures/random.ts server node packages"],
  [
    "scripts/**",
    "scripts content-model contract pictures brand renderer app/routes.ts server/settings.ts server/development.ts server/publications/content-folder.ts server/publications/content-repository.ts package.json node packages react-router better-sqlite3",
  ],
];

const packagesByName = /^(react-router|kysely|better-sqlite3|pg)(\/|$)/;

/** Whether a file may import a module by this specifier; false too where a relative path leaves the file's folder. */
function mayImport(file: string, specifier: string): boolean {
  const allowed = directions.find(([files = ""]) => path.matchesGlob(file, files))?.[1]?.split(" ") ?? [];
  if (isBuiltin(specifier)) return allowed.includes("node");
  if (!/^[#.]/.test(specifier)) {
    const isNamed = packagesByName.test(specifier) || !allowed.includes("packages");
    return !isNamed || allowed.some((name) => `${specifier}/`.startsWith(`${name}/`));
  }
  const target = path.join(specifier.startsWith("#") ? "" : path.dirname(file), specifier.replace("#", ""));
  const folder = `${file.split("/")[0]}/`;
  if (specifier.startsWith(".") && !target.startsWith(folder) && target !== "package.json") return false;
  const fits = (name: string) => `${target}/`.startsWith(`${name}/`);
  return allowed.some(fits) && !allowed.some((name) => name.startsWith("!") && fits(name.slice(1)));
}

test("imports follow the directions between folders", () => {
  const files = globSync(
    "{app,brand,content-model,contract,desk,pictures,renderer,scripts,server}/**/*.{ts,tsx}",
  );
  const wrong = files
    .filter((file) => !/\.test\.tsx?$|\/mistakes\//.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)]
        .map(([, specifier = ""]) => specifier)
        .filter((specifier) => !mayImport(file, specifier))
        .map((specifier) => `${file} must not import ${specifier}`),
    );
  expect(wrong).toEqual([]);
});

test.each([
  ["contract/probe.ts", "zod"],
  ["contract/probe.ts", "fs"],
  ["app/components/ui/probe.tsx", "react-router"],
  ["app/components/ui/probe.tsx", "#contract/messages.ts"],
  ["app/forms/probe.ts", "#content-model/site.ts"],
  ["app/routes/probe.tsx", "#pictures/draw.ts"],
  ["app/routes/probe.tsx", "../../server/settings.ts"],
  ["desk/screens/probe.tsx", "#app/forms/send.ts"],
  ["server/mail/probe.tsx", "kysely"],
  ["server/submissions/probe.ts", "../mail/transport.ts"],
  ["content-model/probe.ts", "../contract/limits.ts"],
])("%s must not import %s", (file, specifier) => {
  expect(mayImport(file, specifier)).toBe(false);
});
