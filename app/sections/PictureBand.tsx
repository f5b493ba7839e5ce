import { Picture, type PictureSource } from "#app/ui/Picture.tsx";

/** A pause between sections: a drawing over the full width that fades into the ground above and below. */
export function PictureBand({ picture }: { picture: PictureSource }) {
  return (
    <div data-ground="basalt" aria-hidden className="picture-band">
      <Picture picture={picture} sizes="100vw" />
    </div>
  );
}
