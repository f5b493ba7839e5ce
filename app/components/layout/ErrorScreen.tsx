import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { cn } from "#app/components/ui/cn.ts";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import type { LayoutData } from "./layout-data.ts";

/** The code at the start of a status text such as `404 Not Found`. */
const statusCode = /^\d{3}/;

/**
 * The code above the text, aligned with its left edge, as an outline. The fill is painted over the line, so that no line
 * shows where strokes of a digit overlap.
 */
const outlinedCode =
  "before:absolute before:bottom-[calc(100%+var(--code-gap))] before:left-[calc(var(--gutter)-0.015em)] before:text-[length:var(--code-size)] before:leading-[0.72] before:font-display before:tracking-display before:text-ground before:content-[attr(data-code)] before:[-webkit-text-stroke:4px_var(--accent)] before:[paint-order:stroke_fill]";

/** Size of the code, and space for it below the bar however low the window is. */
const codeSpace =
  "[--code-gap:clamp(2rem,4vw,3.5rem)] [--code-size:clamp(7rem,30vw,min(27rem,36svh))] [--space-above:calc(2.6*var(--code-gap)+0.72*var(--code-size))]";

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
  const code = statusCode.exec(detail)?.[0];
  return (
    <Hero
      size="tall"
      backdrop={picture && <HeroBackdrop picture={picture} />}
      className={cn("lg:[&>.frame-width]:items-start", code && codeSpace)}
    >
      <HeroHeading title="Unexpected Application Error!" variant="entry" />
      <HeroDetails
        aside={
          <>
            <span aria-hidden data-code={code} className={outlinedCode} />
            <p className="text-h3 font-bold">{detail}</p>
            {text && <p className="mt-3 text-statement leading-tight text-quiet">{text}</p>}
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
