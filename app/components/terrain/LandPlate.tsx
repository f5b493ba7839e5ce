import type { LandSource } from "#app/components/sections/Hero.tsx";
import { Picture } from "#app/components/ui/Picture.tsx";

/** The land as a plate in a page, as wide as its box. On wide screens it begins behind the hero above it. */
export function LandPlate({ land }: { land: LandSource }) {
  return (
    <div
      data-ground="basalt"
      className="land-plate relative aspect-16/11 overflow-clip border-b border-hairline forced-color-adjust-none lg:-mt-[10vw] lg:aspect-2/1 print:hidden"
    >
      <Picture picture={land.picture} sizes="100vw" className="absolute inset-0 h-full" />
      <Picture picture={land.lines} sizes="100vw" className="absolute inset-0 h-full" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by content-model/land-overlay.ts, which escapes names. */}
      <div dangerouslySetInnerHTML={{ __html: land.names }} />
    </div>
  );
}
