import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** A section on ember over the full width that is one link, over a photo where there is one. */
export function BannerLink({
  label,
  title,
  description,
  cta,
  href,
  picture,
}: {
  label: string;
  title: string;
  description: string;
  cta: string;
  href: string;
  picture: PictureSource;
}) {
  return (
    <section data-ground="ember">
      <a href={href} className="group relative isolate block overflow-clip py-(--section-row)">
        {picture.ground === "photo" && <PhotoBackdrop picture={picture} />}
        <div className="frame-width reveal grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Eyebrow>{label}</Eyebrow>
            <Heading level={2} variant="section" className="mt-3">
              <Accented text={title} />
            </Heading>
          </div>
          <div className="flex flex-col items-start gap-6 lg:col-span-6 lg:col-start-7">
            <p className="max-w-text text-quiet">
              <ContentText text={description} />
            </p>
            <ArrowLabel>{cta}</ArrowLabel>
          </div>
        </div>
      </a>
    </section>
  );
}

/** A photo under the text of a link on ember, between its left and right columns. */
function PhotoBackdrop({ picture }: { picture: PictureSource }) {
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-1 opacity-60 mix-blend-multiply mask-[linear-gradient(to_right,transparent_30%,#000_44%,transparent_64%)] transition-opacity duration-calm group-hover:opacity-90 print:hidden forced-colors:hidden"
    >
      <Picture picture={picture} sizes="100vw" className="absolute inset-0 h-full grayscale" />
    </div>
  );
}
