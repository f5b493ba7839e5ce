import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import "./ContourBackdrop.css";

/**
 * A drawing or a photo under all of the text of a link on ember, between its left and right columns. The light lines of
 * a drawing made for basalt are inverted: on ember they are dark.
 */
export function ContourBackdrop({ picture }: { picture: PictureSource }) {
  const isDrawing = picture.ground !== "photo";
  return (
    <div
      aria-hidden
      data-drawing={isDrawing ? "" : undefined}
      className="contour-backdrop absolute inset-0 -z-1 transition-opacity duration-calm print:hidden forced-colors:hidden"
    >
      <Picture picture={picture} sizes="100vw" className="absolute inset-0 h-full bg-transparent" />
    </div>
  );
}
