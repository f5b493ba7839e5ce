import path from "node:path";
import { minLogoWidth } from "#content-model/checks/picture-files.ts";
import { shapesOf } from "#content-model/checks/picture-names.ts";
import {
  type ContentOptions,
  contentContext,
  listContent,
  withContent,
} from "#content-model/content-context.ts";
import { homePictures } from "#content-model/home.ts";
import { photoFileNames } from "#content-model/pictures.ts";
import type { FocusPosition } from "#pictures/focus.ts";
import { pictureSizes } from "#pictures/sizes.ts";

export { minTextWidth } from "#content-model/checks/picture-files.ts";

/** A picture that a content file can have, beside it in its folder. */
type PicturePlace = {
  /** The name of its file without focus and extension, such as `anna` or `anna.logo`. */
  name: string;
  label: string;
  /** Path of the picture below the content folder; null while there is none. */
  file: string | null;
  /** The part that is kept where the picture is cropped; null for what draws attention. */
  focus: FocusPosition | null;
  kind: "photo" | "logo";
  /** A narrower picture would be blurred. */
  minWidth: number;
};

const labels: Record<string, string> = { people: "Portrait", articles: "Photo at the top" };

/** The width of the smallest copy of a photo that is made for its shapes. */
function minWidthOf(folder: string, size: string | undefined): number {
  return Math.min(...shapesOf(folder, size).map((one) => Math.min(...pictureSizes[one].photoWidths)));
}

type Candidate = Omit<PicturePlace, "file" | "focus">;

function placesOf(file: string): Candidate[] {
  const { dir, name } = path.posix.parse(file);
  const photo = (own: string, label: string, size?: string): Candidate => ({
    name: own,
    label,
    kind: "photo",
    minWidth: minWidthOf(dir, size),
  });
  if (file === "pages/home.yaml")
    return Object.entries(homePictures).map(([own, label]) => photo(own, label));
  if (dir === "" || dir === "pages" || shapesOf(dir, undefined).length === 0) return [];
  return [
    photo(name, labels[dir] ?? "Photo"),
    ...shapesOf(dir, undefined).map((size) =>
      photo(`${name}.${size}`, `Photo for the shape “${size}”`, size),
    ),
    ...(dir === "companies"
      ? [{ name: `${name}.logo`, label: "Logo", kind: "logo" as const, minWidth: minLogoWidth }]
      : []),
  ];
}

const logoNames = (name: string) =>
  ["svg", "png", "webp"].map((extension) => ({ fileName: `${name}.${extension}` }));

/** The pictures that a content file can have, with those that it has. */
export function listPictures(file: string, options: ContentOptions): Promise<PicturePlace[]> {
  const { dir, name } = path.posix.parse(file);
  return withContent(contentContext(options), async () => {
    const places = placesOf(file);
    const names = new Set(places.length > 0 ? await listContent(dir) : []);
    return places.flatMap((place): PicturePlace[] => {
      const fileNames: { fileName: string; focus?: FocusPosition | undefined }[] =
        place.kind === "logo" ? logoNames(place.name) : photoFileNames(place.name);
      const found = fileNames.find(({ fileName }) => names.has(fileName));
      // A photo for one shape only is rare: it is shown where there is one.
      if (!found && place.kind === "photo" && place.name.startsWith(`${name}.`)) return [];
      return [{ ...place, file: found ? `${dir}/${found.fileName}` : null, focus: found?.focus ?? null }];
    });
  });
}
