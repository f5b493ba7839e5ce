import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { LayoutData } from "./layout-data.ts";
import "./ErrorScreen.css";

/** The code at the start of a status text, `404 Not Found`. */
const statusCode = /^\d{3}/;

/**
 * The page for errors of the router. `detail` is the message or status text; a status code in it is shown large above
 * the text. `notFound` gives a text and links to other pages.
 */
export function ErrorScreen({
  detail,
  notFound,
  picture,
}: {
  detail: string;
  notFound?: Pick<LayoutData["notFound"], "text" | "links">;
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
            {notFound && (
              <p className="mt-3 max-w-text text-lead leading-normal text-quiet">{notFound.text}</p>
            )}
          </>
        }
      >
        <ul>
          {notFound?.links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </HeroDetails>
    </Hero>
  );
}
