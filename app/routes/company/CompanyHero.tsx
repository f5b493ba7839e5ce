import type { ComponentProps, ReactNode } from "react";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroBackdrop } from "#app/components/sections/Hero.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";
import type { Product } from "#content-model/products.ts";
import { ProductView } from "./product/ProductView.tsx";

/**
 * The top of a company's page: its name, as its wordmark if it has one, beside its mountain; then what it does, its
 * figures and actions (`children`) beside its product in use, on tablets above it.
 */
export function CompanyHero({
  company: { name, tagline, description, product, stats },
  category,
  wordmark,
  crumbs,
  backdrop,
  productLabel,
  children,
}: {
  company: {
    name: string;
    tagline: string;
    description: string;
    product?: Product | undefined;
    stats: ComponentProps<typeof FigureList>["figures"];
  };
  category: string;
  wordmark: Wordmark | null;
  crumbs: ComponentProps<typeof Breadcrumbs>["crumbs"];
  backdrop: ComponentProps<typeof HeroBackdrop>["picture"];
  productLabel: string;
  children: ReactNode;
}) {
  return (
    <Hero
      backdrop={<HeroBackdrop picture={backdrop} />}
      className="[--space-above:min(30vw+3.5rem,40svh)] md:[--space-above:clamp(2rem,3.5vw,4rem)]"
    >
      <div className="mb-6 flex flex-wrap items-baseline gap-x-8">
        <Breadcrumbs crumbs={crumbs} />
        <Eyebrow>{category}</Eyebrow>
      </div>
      <Heading level={1} variant="display" style={{ width: "max(58%, min(100%, 22rem))" }}>
        {wordmark ? (
          <WordmarkImage wordmark={wordmark} alt={name} loading="eager" height="clamp(4rem, 10vw, 12rem)" />
        ) : (
          name
        )}
      </Heading>
      <div className="hero-details mt-10 grid gap-x-8 gap-y-12 border-t border-hairline pt-8 md:grid-cols-12 grid-rows-[auto_1fr]">
        <div className="md:col-span-7 lg:col-span-5 xl:col-span-4">
          <p className="text-statement leading-tight font-display text-balance">
            <Accented text={tagline} />
          </p>
          <p className="mt-5 max-w-text text-lead leading-normal text-quiet">
            <ContentText text={description} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
        {product && (
          <section
            aria-labelledby="product"
            className="md:col-span-12 md:row-start-2 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 xl:col-span-8 xl:col-start-5"
          >
            <Eyebrow>{productLabel}</Eyebrow>
            <div className="mt-1 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <Heading level={2} variant="item" id="product">
                {product.title}
              </Heading>
              <p className="text-small text-quiet">
                <ContentText text={product.description} />
              </p>
            </div>
            <ProductView product={product} />
          </section>
        )}
        <FigureList
          variant={product && stats.length > 1 ? "pair" : "stack"}
          figures={stats}
          className={
            !product
              ? "md:col-span-12 lg:col-span-7 lg:col-start-6 lg:row-start-1 xl:col-span-8 xl:col-start-5"
              : stats.length > 1
                ? "border-t border-hairline pt-8 md:col-span-12 md:row-start-3"
                : "md:col-span-5 lg:self-end xl:col-span-4"
          }
        />
      </div>
    </Hero>
  );
}
