import type { ReactNode } from "react";
import { Parallax } from "#app/components/effects/Parallax.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

const forms = { plain: "", short: "hero-row hero-short", tall: "hero-row hero-tall" };

/**
 * The first view of a page: a headline over the width, the lead and the actions set low on the right, and behind
 * them a contour field that fades towards the text. `form` is how much room it takes (styles/heroes.css): `tall` is
 * the whole screen, `short` lets a form begin in view; in both, headline and lead share a row.
 */
export function Hero({
  label,
  name,
  title,
  description,
  actions,
  picture,
  parallax = false,
  ground = "basalt",
  form = "plain",
  above,
  below,
  facts,
}: {
  label?: string;
  /** What the page is about, where the headline does not say it: a position, a program, a company. */
  name?: string;
  title: string;
  description?: string;
  actions?: ReactNode;
  picture?: PictureSource;
  parallax?: boolean;
  ground?: "basalt" | "paper";
  form?: keyof typeof forms;
  /** What stands over the label: a way back, breadcrumbs. */
  above?: ReactNode;
  /** What stands low on the left, beside lead and actions. */
  below?: ReactNode;
  /** A list of facts in that place, which hangs from the rule; on phones it follows the actions. */
  facts?: ReactNode;
}) {
  const backdrop = picture && <Picture picture={picture} sizes="100vw" priority className="hero-picture" />;
  return (
    <section data-ground={ground} className={`hero ${forms[form]}`}>
      {backdrop && (
        <div aria-hidden className="hero-backdrop">
          {parallax ? <Parallax>{backdrop}</Parallax> : backdrop}
        </div>
      )}
      <div className="hero-words frame-width relative">
        {above && <div className="mb-8">{above}</div>}
        {label && <Eyebrow>{label}</Eyebrow>}
        <Heading level={1} variant="title" className="mt-6 max-w-[18ch]">
          {name && <span className="hero-name">{name} </span>}
          <Accented text={title} />
        </Heading>
        {(description || actions || below || facts) && (
          <div className="hero-details mt-10 grid items-end gap-x-8 gap-y-8 border-t border-hairline pt-8 md:mt-14 lg:grid-cols-12">
            {below && <div className="lg:col-span-5 xl:col-span-6">{below}</div>}
            {facts && <div className="hero-facts lg:col-span-5 xl:col-span-6">{facts}</div>}
            <div className="lg:col-span-6 lg:col-start-7 xl:col-span-5 xl:col-start-8">
              {description && (
                <p className="max-w-[52ch] text-lead leading-normal text-quiet">
                  <NoBreakText text={description} />
                </p>
              )}
              {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
