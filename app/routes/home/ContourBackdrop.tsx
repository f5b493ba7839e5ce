import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/** A contour drawing on ember, with its colors inverted, or a photo, under all of the text of a card or section. */
export function ContourBackdrop({
  picture,
  className,
  ...props
}: { picture: PictureSource } & ComponentProps<"div">) {
  return (
    <div
      {...props}
      aria-hidden
      data-photo={picture.ground === "photo" || undefined}
      className={cn("contour-backdrop", className)}
    >
      <Picture picture={picture} sizes="100vw" />
    </div>
  );
}
