import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/** A photo under the text of a link on ember, between its left and right columns. */
export function PhotoBackdrop({ picture }: { picture: PictureSource }) {
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-1 opacity-60 mix-blend-multiply mask-[linear-gradient(to_right,transparent_30%,#000_44%,transparent_64%)] transition-opacity duration-calm group-hover:opacity-90 print:hidden forced-colors:hidden"
    >
      <Picture picture={picture} sizes="100vw" className="absolute inset-0 h-full grayscale" />
    </div>
  );
}
