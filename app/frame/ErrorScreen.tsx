import { Hero } from "#app/sections/Hero.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { FrameData } from "./frame-data.ts";

/** The router's error screen in the site's own frame, with ways on. `detail` is the message or status text. */
export function ErrorScreen({ detail, ways }: { detail: string; ways?: FrameData["notFound"] }) {
  return (
    <Hero
      headline="Unexpected Application Error!"
      lead={ways?.text}
      below={
        <>
          <p className="mb-5 text-h3 font-semibold">{detail}</p>
          <ul>
            {ways?.links.map((link) => (
              <li key={link.to}>
                <TextLink to={link.to}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
