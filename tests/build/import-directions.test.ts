import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** For a file of each folder, imports that lint must report and imports it must accept (see docs/architecture.md). */
const importRules: Record<string, { forbidden: string[]; allowed: string[] }> = {
  "contract/forms/probe.ts": {
    forbidden: ["react", "zod", "fs", "node:fs", "#server/settings.ts", "../../server/settings.ts"],
    allowed: ["zod/mini", "../messages.ts", "./fields.ts"],
  },
  "app/components/ui/probe.tsx": {
    forbidden: [
      "react-router",
      "react-router/dom",
      "fs",
      "node:fs/promises",
      "#contract/messages.ts",
      "../../server/settings.ts",
    ],
    allowed: ["react", "./Button.tsx"],
  },
  "app/routes/design-system/ProbeCatalogue.tsx": {
    forbidden: ["react-router", "#content-model/site.ts", "../../content-model/site.ts"],
    allowed: ["react", "#app/components/ui/Button.tsx", "#app/components/sections/Hero.tsx"],
  },
  "app/forms/validators/probe.ts": {
    forbidden: ["fs", "node:fs", "#content-model/site.ts", "../../../server/settings.ts"],
    allowed: ["#contract/messages.ts", "#app/components/ui/Field.tsx", "../draft.ts"],
  },
  "app/routes/probe.tsx": {
    forbidden: [
      "#desk/router.tsx",
      "../../desk/router.tsx",
      "path",
      "node:path",
      "#server/settings.ts",
      "#pictures/draw.ts",
      "../../pictures/draw.ts",
    ],
    allowed: [
      "react-router",
      "#content-model/site.ts",
      "#pictures/terrain.ts",
      "#app/forms/send.ts",
      "../root.tsx",
    ],
  },
  "app/probe.ts": {
    forbidden: ["node:path", "#scripts/build.ts", "../server/settings.ts"],
    allowed: ["#content-model/site.ts", "./root.tsx"],
  },
  "desk/screens/probe.tsx": {
    forbidden: [
      "node:fs",
      "#app/components/layout/Header.tsx",
      "#app/forms/send.ts",
      "#content-model/site.ts",
      "#server/settings.ts",
      "../../server/settings.ts",
    ],
    allowed: [
      "react",
      "react-router",
      "#app/components/ui/cn.ts",
      "#brand/logo.ts",
      "#contract/desk/inbox.ts",
      "../router.tsx",
    ],
  },
  "server/mail/messages/probe.tsx": {
    forbidden: [
      "#desk/router.tsx",
      "fs",
      "#app/root.tsx",
      "#app/forms/send.ts",
      "#content-model/mail.ts",
      "../../../app/root.tsx",
    ],
    allowed: [
      "node:fs",
      "fastify",
      "#contract/messages.ts",
      "#app/components/ui/FactList.tsx",
      "../../store/schema.ts",
    ],
  },
  "server/submissions/probe.ts": {
    forbidden: ["#app/root.tsx", "../mail/transport.ts", "../http/app.ts", "#server/mail/transport.ts"],
    allowed: ["node:fs", "#contract/messages.ts", "../store/store.ts", "../error-message.ts", "./code.ts"],
  },
  "content-model/probe.ts": {
    forbidden: ["#app/root.tsx", "#scripts/build.ts", "#pictures/draw.ts", "../server/settings.ts"],
    allowed: ["node:fs", "#contract/limits.ts", "#pictures/requests.ts", "./pictures.ts"],
  },
  "pictures/probe.ts": {
    forbidden: ["#app/root.tsx", "#content-model/site.ts", "../content-model/site.ts"],
    allowed: ["node:fs", "sharp", "./draw.ts"],
  },
  "brand/probe.ts": {
    forbidden: ["#app/root.tsx", "#pictures/draw.ts", "../contract/limits.ts"],
    allowed: ["./colors.ts"],
  },
  "app/startup/probe.ts": {
    forbidden: ["react", "#contract/messages.ts", "../root.tsx"],
    allowed: ["./defer-hydration.ts", "../components/layout/stockholm-year.ts"],
  },
  "scripts/probe.ts": {
    forbidden: ["#app/root.tsx", "#server/main.ts", "../server/settings.ts"],
    allowed: [
      "node:fs",
      "#app/routes.ts",
      "#server/settings.ts",
      "#content-model/site.ts",
      "#pictures/draw.ts",
      "#contract/limits.ts",
      "./pages.ts",
    ],
  },
};

type Report = { diagnostics: { location: { path: string; start: { line: number } } }[] };

test("lint reports imports against the directions between folders", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "import-rules-"));
  try {
    for (const file of ["biome.json", ".gitignore"]) await cp(file, path.join(folder, file));
    for (const [file, { forbidden, allowed }] of Object.entries(importRules)) {
      const lines = [...forbidden, ...allowed].map((name) => `import ${JSON.stringify(name)};\n`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), lines.join(""));
    }
    const biome = path.resolve("node_modules/.bin/biome");
    const { stdout } = spawnSync(biome, ["lint", "--reporter=json", "--max-diagnostics=none"], {
      cwd: folder,
      encoding: "utf8",
    });
    const reported = (JSON.parse(stdout) as Report).diagnostics.map(
      ({ location }) => `${location.path}:${location.start.line}`,
    );
    const expected = Object.entries(importRules).flatMap(([file, { forbidden }]) =>
      forbidden.map((_, index) => `${file}:${index + 1}`),
    );
    expect([...new Set(reported)].sort()).toEqual(expected.sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});
