import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { FrameData } from "./frame-data.ts";
import "./ErrorScreen.css";

/** The code that a status text begins with: `404 Not Found`. */
const statusCode = /^\d{3}/;

/**
 * The router's error screen in the site's own frame, with ways on. `detail` is the message or status text; its code
 * stands over the words, as large as the screen has room for.
 */
export function ErrorScreen({
  detail,
  ways,
  picture,
}: {
  detail: string;
  ways?: Pick<FrameData["notFound"], "text" | "links">;
  picture?: PictureSource;
}) {
  return (
    <Hero size="tall" backdrop={picture && <HeroBackdrop picture={picture} />}>
      <HeroHeading title="Unexpected Application Error!" />
      <HeroDetails
        aside={
          <>
            <span aria-hidden data-code={statusCode.exec(detail)?.[0]} className="error-code" />
            <p className="text-h3 font-bold">{detail}</p>
            {ways && <p className="mt-3 max-w-text text-lead leading-normal text-quiet">{ways.text}</p>}
          </>
        }
      >
        <ul>
          {ways?.links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </HeroDetails>
    </Hero>
  );
}
