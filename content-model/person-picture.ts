import { personPalette } from "#pictures/person-palettes.ts";
import { pictureSizes } from "#pictures/sizes.ts";
import type { Person } from "./people.ts";
import { describePhoto, findPhoto, type Picture } from "./pictures.ts";
import { requestPicture } from "./request-picture.ts";
import { withoutMarks } from "./sample-marks.ts";

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
    .map((word = "") => [...word.toLocaleUpperCase("en")][0] ?? "")
    .join("");
}

/**
 * The picture of a person, requested from the build: the person's initials as a landscape, or the photo beside the
 * content file as a duotone.
 * @param index place in the team, which decides the palette
 */
export async function getPersonPicture({ slug, name: markedName }: Person, index: number): Promise<Picture> {
  const name = withoutMarks(markedName);
  const palette = personPalette(index);
  const person = { seed: `people/${slug}`, initials: initialsOf(name), palette };
  const photo = await findPhoto("people", slug, "portrait");
  if (photo) {
    const picture = await describePhoto(photo, { name: `people-${slug}`, size: "portrait", person });
    return { ...picture, color: palette.ground, alt: `Portrait of ${name}` };
  }
  const { width, height } = pictureSizes.portrait;
  return {
    src: requestPicture({ kind: "initials", ...person }),
    width,
    height,
    color: palette.ground,
    ground: "basalt",
    alt: `Initials of ${name}`,
    sources: [],
  };
}
