import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { PhotoBackdrop } from "./PhotoBackdrop.tsx";

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
