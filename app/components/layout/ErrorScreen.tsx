import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { LayoutData } from "./layout-data.ts";

/** The code at the start of a status text such as `404 Not Found`. */
const statusCode = /^\d{3}/;

/**
 * The error screen. `detail` is the error's message or status text; a status code at its start is also shown large.
 * `text` and `links` say what to do next.
 */
export function ErrorScreen({
  detail,
  text,
  links = [],
  picture,
}: {
  detail: string;
  text?: string;
  links?: LayoutData["notFound"]["links"];
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
            {text && <p className="mt-3 max-w-text text-lead leading-normal text-quiet">{text}</p>}
          </>
        }
      >
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </HeroDetails>
    </Hero>
  );
}
