import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/** The land under words on ember: a drawing made for dark, turned inside out, or a photo (styles/ember.css). */
export function EmberLand({ picture }: { picture: PictureSource }) {
  return (
    <div aria-hidden data-photo={picture.ground === "photo" || undefined} className="ember-land">
      <Picture picture={picture} sizes="100vw" />
    </div>
  );
}
