import { IconArrowRight } from "@tabler/icons-react";
import { CardLink } from "#app/components/sections/CardLink.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { PathCard } from "#app/components/sections/PathCard.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { AreaMap, type AreaMapSource } from "#app/components/ui/AreaMap.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { Specimen } from "./Specimen.tsx";

type Card = { title: string; description: string; cta: string };

/** Every card, and the picture and link they are made of. */
export function CardCatalogue({
  path,
  picture,
  join,
  step,
  drawing,
  map,
}: {
  path: Card;
  picture: Card & { left: string; right: string };
  join: Card & { label: string };
  step: { title: string; description: string };
  drawing: PictureSource;
  map: AreaMapSource;
}) {
  const { cta, ...pictureCard } = picture;
  return (
    <div className="grid gap-x-5 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
      <Specimen name="PathCard">
        <PathCard {...path} href="/design-system" icon={IconArrowRight} />
      </Specimen>
      <Specimen name="PictureCard">
        <PictureCard {...pictureCard} href="/design-system" picture={drawing} linkText={cta} />
      </Specimen>
      <Specimen name="InvitationCard">
        <InvitationCard {...join} href="/design-system" />
      </Specimen>
      <Specimen name="NumberedCard">
        <NumberedCard {...step} mark="01" />
      </Specimen>
      <Specimen name="CardLink">
        <CardLink href="/design-system" className="border border-hairline p-6">
          {path.title}
        </CardLink>
      </Specimen>
      <Specimen name="AreaMap">
        <AreaMap map={map} />
      </Specimen>
      <Specimen name="Picture">
        <Picture picture={drawing} sizes="(min-width: 64rem) 26rem, 100vw" />
      </Specimen>
    </div>
  );
}
