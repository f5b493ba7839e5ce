import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type ContentFile, type Finding, textsOf, warning } from "#content-model/checks/content.ts";
import { formatLongDate } from "#content-model/dates.ts";

/** File of the texts that tests compare the content with. */
const specificationFile = "tests/specification/specification.yaml";

const plain = (text: string) => text.replaceAll("*", "").replace(/\s+/g, " ").trim();

/** Finds texts that the specification fixes and no file of the real content has any more: the tests would fail. */
export async function findMissingTexts(files: ContentFile[]): Promise<Finding[]> {
  const { pages } = parse(await readFile(specificationFile, "utf8"));
  const present = files.flatMap((file) => {
    const days = [file.value.date].filter((day) => typeof day === "string").map(formatLongDate);
    return [...textsOf(file).map(({ text }) => plain(text)), plain(file.body), ...days];
  });
  return Object.entries<{ texts?: string[]; links?: object }>(pages).flatMap(
    ([page, { texts = [], links = {} }]) =>
      [...texts, ...Object.keys(links)]
        // Colors stand in the styles.
        .filter((text) => !text.startsWith("#") && !present.some((one) => one.includes(plain(text))))
        .map((text) =>
          warning(
            { file: page },
            `“${text}” is fixed by ${specificationFile}, and no text has it now: npm test will fail`,
          ),
        ),
  );
}
