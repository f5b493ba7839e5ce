import { Accented } from "#app/ui/Accented.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Label } from "#app/ui/Label.tsx";
import { Picture, type PictureSource } from "#app/ui/Picture.tsx";
import { ArrowText } from "#app/ui/TextLink.tsx";

/** A full-width panel over a contour field that is all one link. */
export function WidePanel({
  label,
  heading,
  text,
  cta,
  link,
  picture,
}: {
  label: string;
  heading: string;
  text: string;
  cta: string;
  link: string;
  picture: PictureSource;
}) {
  return (
    <section data-ground="raised">
      <a href={link} className="card wide-panel group">
        <Picture picture={picture} sizes="100vw" className="wide-panel-image" />
        <div className="frame-width reveal grid items-end gap-x-8 gap-y-6 md:grid-cols-12">
          <div className="md:col-span-7">
            <Label>{label}</Label>
            <Heading level={2} look="title" className="mt-5">
              <Accented text={heading} />
            </Heading>
          </div>
          <div className="flex flex-col items-start gap-6 md:col-span-4 md:col-start-9">
            <p className="text-quiet">{text}</p>
            <ArrowText>{cta}</ArrowText>
          </div>
        </div>
      </a>
    </section>
  );
}
