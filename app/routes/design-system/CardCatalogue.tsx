import { CardLink } from "#app/components/sections/CardLink.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { type Path, PathPanel } from "#app/components/sections/PathPanel.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { AreaMap, type AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { Specimen } from "./Specimen.tsx";

/** Every card, and the pictures and links they are made of. */
export function CardCatalogue({
  path,
  picture,
  join,
  step,
  plain,
  drawing,
  map,
}: {
  path: Omit<Path, "href">;
  picture: { left: string; right: string; title: string; description: string; cta: string };
  join: { label: string; title: string; description: string; cta: string };
  step: { title: string; description: string };
  /** Text of a card without a look of its own. */
  plain: string;
  drawing: PictureSource;
  map: AreaMapSource;
}) {
  const { cta, ...pictureCard } = picture;
  return (
    <div className="grid items-stretch gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3">
      <div className="md:col-span-2 lg:col-span-3">
        <Specimen name="PathPanel" layout="cell">
          <PathPanel paths={["/design-system", "/sitemap"].map((href) => ({ ...path, href }))} />
        </Specimen>
      </div>
      <Specimen name="PictureCard" layout="cell">
        <PictureCard {...pictureCard} href="/design-system" picture={drawing} linkText={cta} />
      </Specimen>
      <Specimen name="InvitationCard" layout="cell">
        <InvitationCard {...join} href="/design-system" />
      </Specimen>
      <div className="grid content-start gap-10">
        <Specimen name="NumberedCard" layout="cell">
          <NumberedCard {...step} mark="01" />
        </Specimen>
        <Specimen name="CardLink" layout="cell">
          <CardLink href="/design-system" className="border border-hairline p-6">
            {plain}
          </CardLink>
        </Specimen>
      </div>
      <Specimen name="Picture" layout="cell">
        <div>
          <Picture picture={drawing} sizes="(min-width: 64rem) 26rem, 100vw" />
        </div>
      </Specimen>
      <Specimen name="AreaMap" layout="cell">
        <div>
          <AreaMap map={map} />
        </div>
      </Specimen>
    </div>
  );
}
