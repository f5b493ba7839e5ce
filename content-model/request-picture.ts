import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import { type PictureRequest, pictureFileName } from "#pictures/requests.ts";
import { currentContent } from "./content-context.ts";
import { mapTexts } from "./map-texts.ts";

/** Notes that a page shows a picture, which is drawn after the page is rendered. @returns the picture's address */
export function requestPicture(request: PictureRequest): string {
  const { pictures, marks } = currentContent();
  const drawn = marks ? (mapTexts(request, withoutPreviewMarks) as PictureRequest) : request;
  const file = pictureFileName(drawn);
  pictures.set(file, drawn);
  return `/pictures/${file}`;
}
