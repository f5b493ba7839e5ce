import type { ReactNode } from "react";
import { Hero } from "#app/components/sections/Hero.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { fitText } from "#app/components/ui/fit-text.ts";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { LayoutData } from "./layout-data.ts";

/**
 * The error screen. `detail` is the error's message or status text.
 * `text`, whose first sentence is the headline, and `links` say what to do next. `isExpected` is for what is no error,
 * such as a page that was removed: the headline is its heading.
 */
export function ErrorScreen({
  detail,
  isExpected = false,
  text,
  links = [],
  backdrop,
}: {
  detail: string;
  isExpected?: boolean;
  text?: string;
  links?: LayoutData["notFound"]["links"];
  backdrop?: ReactNode;
}) {
  const [headline = "", ...others] = (text ?? detail).split(/(?<=\.) /);
  const Headline = isExpected ? "h1" : "p";
  return (
    <Hero size="tall" backdrop={backdrop}>
      <div className="@container flex flex-col hero-heading lg:col-span-7">
        {/* Technical terms, which stand below what visitors read. */}
        <div className="order-1 mt-10 flex flex-wrap gap-x-4 border-t border-hairline pt-4 text-label text-quiet">
          {!isExpected && <h1>Unexpected Application Error!</h1>}
          {text && <p>{detail}</p>}
        </div>
        <Headline className="max-w-title text-title text-balance" style={fitText(headline)}>
          {headline}
        </Headline>
        {others.length > 0 && <p className="mt-4 max-w-text text-lead">{others.join(" ")}</p>}
        <ul className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {links.map((link, index) => (
            <li key={link.href}>
              {index === 0 ? (
                <Button href={link.href}>{link.label}</Button>
              ) : (
                <TextLink href={link.href}>{link.label}</TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Hero>
  );
}
