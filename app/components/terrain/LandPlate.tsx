import type { LandSource } from "#app/components/sections/Hero.tsx";
import { Picture } from "#app/components/ui/Picture.tsx";

const shapes = {
  /** On wide screens it begins behind the hero above it. */
  plate: "aspect-16/11 border-b border-hairline lg:-mt-[10vw] lg:aspect-2/1",
  strip: "aspect-8/1 max-lg:hidden",
};

/** The land as a plate in a page, as wide as its box, or as a low strip on desktops. */
export function LandPlate({ land, shape = "plate" }: { land: LandSource; shape?: keyof typeof shapes }) {
  return (
    <div
      data-ground="basalt"
      className={`land-plate relative overflow-clip forced-color-adjust-none print:hidden ${shapes[shape]}`}
    >
      <Picture picture={land.picture} sizes="100vw" className="absolute inset-0 h-full" />
      <Picture picture={land.lines} sizes="100vw" className="absolute inset-0 h-full" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by content-model/land/overlay.ts, which escapes names. */}
      <div dangerouslySetInnerHTML={{ __html: land.names }} />
    </div>
  );
}
