import { Picture, type PictureSource } from "#app/ui/Picture.tsx";

/** The land under the words of an ember section: a drawing made for dark, turned inside out (styles/ember.css). */
export function EmberLand({ picture }: { picture: PictureSource }) {
  return (
    <div aria-hidden className="ember-land">
      <Picture picture={picture} sizes="100vw" />
    </div>
  );
}
