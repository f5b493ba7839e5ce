import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/** A drawing across a section, above its words (styles/land.css). */
export function LandBand({ picture }: { picture: PictureSource }) {
  return (
    <div aria-hidden className="land-band">
      <Picture picture={picture} sizes="100vw" />
    </div>
  );
}
