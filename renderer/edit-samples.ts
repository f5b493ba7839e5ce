import { type ContentOptions, contentContext, withContent } from "#content-model/content-context.ts";
import { findSamples, type Sample } from "#content-model/samples.ts";
import { type ListedFile, listFiles } from "./edit-content.ts";

export { confirmedText } from "#content-model/samples.ts";

/** What in a content file must not go public as it is; nothing for a file that cannot be read. */
export function samplesIn(file: string, options: ContentOptions): Promise<Sample[]> {
  return withContent(contentContext(options), () => findSamples(file).catch(() => []));
}

type FileSamples = Pick<ListedFile, "file" | "title" | "address"> & { samples: Sample[] };

/** The content files with something that must not go public as it is. */
export async function listSamples(options: ContentOptions): Promise<FileSamples[]> {
  const found: FileSamples[] = [];
  for (const { file, title, address } of await listFiles(options)) {
    const samples = await samplesIn(file, options);
    if (samples.length > 0) found.push({ file, title, address, samples });
  }
  return found;
}
