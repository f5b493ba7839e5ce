import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";

const project = process.cwd();
afterEach(() => process.chdir(project));

test("a text cut short by an unquoted # is a fault with file and line, a placeholder's comment is none", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await mkdir(path.join(folder, "content"));
  process.chdir(folder);
  const { readContent } = await import("./source.ts");
  const schema = z.object({ hint: z.string(), phone: z.string() });
  const write = (hint: string) =>
    writeFile(path.join(folder, "content/page.yaml"), `# A page.\nhint: ${hint}\nphone: "1" # placeholder\n`);

  await write("The part after the # sign");
  await expect(readContent("page.yaml", schema)).rejects.toThrow(
    "page.yaml:2: the text ends before its #; put it in quotes",
  );
  await write('"The part after the # sign"');
  expect(await readContent("page.yaml", schema)).toMatchObject({ hint: "The part after the # sign" });
  await rm(folder, { recursive: true });
});
