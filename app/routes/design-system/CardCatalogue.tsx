import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { PathCard } from "#app/components/sections/PathCard.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { pathIcons } from "#app/components/ui/path-icons.ts";

type Card = { title: string; description: string; cta: string };

/** Every kind of card side by side. */
export function CardCatalogue({
  path,
  picture,
  join,
  step,
  drawing,
}: {
  path: Card;
  picture: Card & { left: string; right: string };
  join: Card & { label: string };
  step: { title: string; description: string };
  drawing: PictureSource;
}) {
  const { cta, ...pictureCard } = picture;
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-4 lg:gap-8">
      <PathCard {...path} href="/design-system" icon={pathIcons.seedling} />
      <PictureCard {...pictureCard} href="/design-system" picture={drawing} linkText={cta} />
      <InvitationCard {...join} href="/design-system" />
      <NumberedCard {...step} mark="01" />
    </div>
  );
}
