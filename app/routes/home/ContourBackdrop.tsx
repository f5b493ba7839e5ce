import { cn } from "#app/components/ui/cn.ts";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/**
 * A drawing or a photo under all of the text of a link on ember, between its left and right columns. The light lines of
 * a drawing made for basalt are inverted: on ember they are dark.
 */
export function ContourBackdrop({ picture }: { picture: PictureSource }) {
  const isDrawing = picture.ground !== "photo";
  return (
    <div
      aria-hidden
      className={cn(
        "absolute inset-0 -z-1 mask-[linear-gradient(to_right,transparent_30%,#000_44%,#000_54%,rgb(0_0_0/15%)_64%)] opacity-60 mix-blend-multiply transition-opacity duration-calm group-hover:opacity-90 print:hidden forced-colors:hidden [&>picture]:absolute [&>picture]:inset-0 [&>picture]:grayscale",
        isDrawing && "[&>picture]:invert",
      )}
    >
      <Picture
        picture={picture}
        sizes="100vw"
        className={cn("absolute inset-0 h-full bg-transparent", isDrawing && "-scale-x-100")}
      />
    </div>
  );
}
