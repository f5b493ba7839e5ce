import { contentHash } from "./cache.ts";
import type { FocusPosition } from "./focus.ts";
import type { Initials } from "./initials.ts";
import type { LandFormat, LandPicture } from "./land/draw-land.ts";
import { reaches } from "./land/height.ts";
import { type MapAreaName, mapAreas } from "./map-areas.ts";
import { previewFormat, previewLayout } from "./preview-layout.ts";
import { type PictureSize, pictureSizes } from "./sizes.ts";
import { type Ground, type PictureStyle, styleOnGround } from "./styles.ts";

/** Increase it when a change of the code alters drawings: they are cached under an address that contains it. */
const generatorVersion = 36;

/** A contour drawing. The same request always gives the same drawing. */
export type DrawingRequest = {
  kind: "drawing";
  seed: string;
  style: PictureStyle;
  size: PictureSize;
  ground: Ground;
};

/** A person's initials as a landscape. */
type InitialsRequest = { kind: "initials" } & Initials;

/** What a picture is made from: the absolute path of a file, and the hash of its bytes. */
type Original = { file: string; hash: string };

/** One width and format of a photo, cropped to its size. */
export type PhotoRequest = Original & {
  kind: "photo";
  name: string;
  size: PictureSize;
  width: number;
  format: "avif" | "webp";
  /** What is kept where it is cropped; what draws attention by default. */
  focus?: FocusPosition;
  /** The person on it: the photo becomes a duotone in the person's palette, before the person's contour lines. */
  person?: Initials;
};

/** One width and format of a photo in a text, in its own proportions, or cropped around a point of focus. */
export type TextPhotoRequest = Original & {
  kind: "text-photo";
  name: string;
  width: number;
  height: number;
  format: "avif" | "webp";
  focus?: FocusPosition;
};

/** A company's logo that is no drawing, in one width. */
export type LogoRequest = Original & {
  kind: "logo";
  name: string;
  width: number;
};

/** The coasts of an area. */
type MapRequest = { kind: "map"; area: MapAreaName };

/** A part of the land in one format. */
type LandRequest = { kind: "land"; name: string; picture: LandPicture; format: LandFormat };

/** A company's wordmark, an SVG file, in one color. */
type WordmarkRequest = Original & {
  kind: "wordmark";
  name: string;
  /** Replaces `currentColor`. */
  color: string;
};

/** The picture a link to a page is shown with (Open Graph). */
export type PreviewRequest = {
  kind: "preview";
  /** Path of the page. */
  path: string;
  title: string;
  label: string;
  siteName: string;
  style: PictureStyle;
  /** Replaces the drawing. */
  photo?: Original & { focus?: FocusPosition };
};

export type PictureRequest =
  | DrawingRequest
  | InitialsRequest
  | LandRequest
  | LogoRequest
  | MapRequest
  | PhotoRequest
  | PreviewRequest
  | TextPhotoRequest
  | WordmarkRequest;

const fileSafe = (text: string) => text.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");
const hashOf = (...inputs: unknown[]) => contentHash(JSON.stringify(inputs));

/** Increased when photos are encoded in another way. */
const photoVersion = 2;

/** The name of a picture's file. It contains a hash of everything the picture is made from. */
export function pictureFileName(request: PictureRequest): string {
  switch (request.kind) {
    case "drawing": {
      const { seed, style, size, ground } = request;
      const hash = hashOf(generatorVersion, seed, size, pictureSizes[size], styleOnGround(style, ground));
      return `${fileSafe(`${seed}-${size}`)}.${hash}.svg`;
    }
    case "initials": {
      const { seed, initials, palette } = request;
      const hash = hashOf(generatorVersion, seed, initials, palette, pictureSizes.portrait);
      return `${fileSafe(`${seed}-portrait`)}.${hash}.svg`;
    }
    case "map":
      return `map-${request.area}.${hashOf(generatorVersion, mapAreas[request.area])}.svg`;
    case "land": {
      const { name, picture, format } = request;
      // Only of the mountains in it, so that a new one changes no other picture.
      const near = picture.peaks.filter((peak) => reaches(peak, picture.area));
      return `land-${fileSafe(name)}.${hashOf(generatorVersion, { ...picture, peaks: near })}.${format}`;
    }
    case "photo": {
      const { name, hash, size, width, format, focus, person } = request;
      const finish = person && [generatorVersion, person];
      const ownHash = hashOf(photoVersion, hash, pictureSizes[size], focus, finish);
      return `${fileSafe(`${name}-${size}-${width}`)}.${ownHash}.${format}`;
    }
    case "text-photo": {
      const { name, hash, width, height, format, focus } = request;
      return `${fileSafe(`${name}-${width}`)}.${hashOf(hash, width, height, focus)}.${format}`;
    }
    case "logo": {
      const { name, hash, width } = request;
      return `${fileSafe(name)}.${hashOf(hash, width)}.webp`;
    }
    case "wordmark": {
      const { name, hash, color } = request;
      return `${fileSafe(name)}.${hashOf(hash, color)}.svg`;
    }
    case "preview": {
      const { path, style, photo } = request;
      const drawing = photo
        ? [photo.hash, photo.focus]
        : [generatorVersion, path, styleOnGround(style, "basalt")];
      const hash = hashOf(drawing, previewLayout(request), previewFormat);
      return `og-${fileSafe(path) || "home"}.${hash}.jpg`;
    }
  }
}
