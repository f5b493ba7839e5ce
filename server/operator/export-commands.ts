import path from "node:path";
import { type Command, Option } from "commander";
import { type ExportFormat, exportFormatNames } from "#contract/desk/inbox.ts";
import { exportFormats } from "../exports/formats.ts";
import { exportSubmissions } from "../submissions/list.ts";
import { type Context, positionFormTypes, type WithContext } from "./context.ts";
import { streamToNewFile } from "./new-file.ts";
import { type FilterOptions, toFilter, withFilterOptions } from "./options.ts";

type ExportOptions = FilterOptions & { format?: ExportFormat; out?: string };

/** The format: as given, by the file's ending, or CSV. */
function formatOf({ format, out }: ExportOptions): ExportFormat {
  if (format) return format;
  const ending = path
    .extname(out ?? "")
    .slice(1)
    .toLowerCase();
  return exportFormatNames.find((name) => name === ending) ?? "csv";
}

async function writeExport(context: Context, options: ExportOptions) {
  const { store, data, record, print, write } = context;
  const { out } = options;
  const format = formatOf(options);
  if (format === "xlsx" && out === undefined) throw new Error("Name a file for the workbook: --out FILE.");
  await record("export");
  const selection = { filter: toFilter(options), positionFormTypes: positionFormTypes(context) };
  const content = exportFormats[format].write(exportSubmissions(store, data.stages, selection));
  if (out === undefined) {
    for await (const chunk of content) write(String(chunk));
    return;
  }
  await streamToNewFile(out, content);
  print(`${out} is written.`);
}

/** `export`. */
export function addExportCommands(program: Command, withContext: WithContext) {
  withFilterOptions(program.command("export"))
    .description("writes applications for a spreadsheet (xlsx, or csv with semicolons) or a program (json)")
    .addOption(
      new Option("--format <format>", "csv unless the file's ending says otherwise").choices(
        exportFormatNames,
      ),
    )
    .option("--out <file>", "where to write them; must not exist yet. Printed without it")
    .action((options: ExportOptions) => withContext((context) => writeExport(context, options)));
}
