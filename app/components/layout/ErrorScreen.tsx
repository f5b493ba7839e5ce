import type { ReactNode } from "react";
import { Hero, HeroDetails } from "#app/components/sections/Hero.tsx";
import { fitText } from "#app/components/ui/fit-text.ts";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { LayoutData } from "./layout-data.ts";

/** The code at the start of a status text such as `404 Not Found`. */
const statusCode = /^\d{3}/;

/**
 * The error screen. `detail` is the error's message or status text; a status code at its start is also shown large.
 * `text`, the headline where there is one, and `links` say what to do next.
 */
export function ErrorScreen({
  detail,
  text,
  links = [],
  backdrop,
}: {
  detail: string;
  text?: string;
  links?: LayoutData["notFound"]["links"];
  backdrop?: ReactNode;
}) {
  const headline = text ?? detail;
  const code = statusCode.exec(detail)?.[0];
  return (
    <Hero size="tall" backdrop={backdrop} className="error-screen">
      <div className="@container lg:col-span-7">
        <div className="flex flex-wrap gap-x-4 text-label text-quiet">
          <h1>Unexpected Application Error!</h1>
          {text && <p>{detail}</p>}
        </div>
        <p
          className="mt-4 max-w-title text-statement leading-tight font-medium text-balance"
          style={fitText(headline)}
        >
          {headline}
        </p>
      </div>
      {code && <span aria-hidden data-code={code} className="contents" />}
      <HeroDetails>
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
