import { Hero } from "#app/sections/Hero.tsx";

/** The router's error screen in the site's own frame, with ways on. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <Hero
      label={detail}
      headline="Unexpected Application Error!"
      lead={detail}
    />
  );
}
