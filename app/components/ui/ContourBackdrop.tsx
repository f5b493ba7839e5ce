import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { Picture, type PictureSource } from "./Picture.tsx";

const placements = {
  band: "contour-backdrop-band",
  side: "contour-backdrop-side",
  fill: "contour-backdrop-fill",
};
const sizes = { band: "100vw", side: "(min-width: 64rem) 80vw, 100vw", fill: "100vw" };

/**
 * A contour drawing, or a photo, behind the text of a section. `band` lies above the text, `side` over the right half
 * of wide screens, `fill` under all of it on ember, with its colors inverted.
 */
export function ContourBackdrop({
  picture,
  placement,
  className,
  ...props
}: { picture: PictureSource; placement: keyof typeof sizes } & ComponentProps<"div">) {
  return (
    <div
      {...props}
      aria-hidden
      data-photo={picture.ground === "photo" || undefined}
      className={cn("contour-backdrop", placements[placement], className)}
    >
      <Picture picture={picture} sizes={sizes[placement]} />
    </div>
  );
}
