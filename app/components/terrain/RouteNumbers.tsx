import type { LandSource } from "#app/components/sections/Hero.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";

/** The programs whose routes a hero shows, with the numbers that their names have on phones and tablets. Nothing over a photo. */
export function RouteNumbers({
  backdrop,
  programs,
}: {
  backdrop: LandSource | PictureSource;
  programs: { name: string; href: string }[];
}) {
  if (!("names" in backdrop)) return null;
  return (
    <ol
      aria-hidden
      className="mb-6 flex flex-wrap gap-x-5 text-label md:grid tracking-normal lg:hidden print:hidden"
    >
      {programs.map(({ name, href }, index) => (
        <li key={href}>
          <b className="mr-1.5 text-accent">{index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}
