import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/** A drawing over the right half of a section, up to the window's edge; above the words on phones (styles/land.css). */
export function SideLand({ picture }: { picture: PictureSource }) {
  return (
    <div aria-hidden className="side-land">
      <Picture picture={picture} sizes="(min-width: 64rem) 80vw, 100vw" />
    </div>
  );
}
