import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { Icon } from "#app/components/ui/icon.ts";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";

/** A link to a page for one group of visitors. */
export type Path = { title: string; description: string; cta: string; href: string; icon: Icon };

/** A column of a ruled table that is one link: icon, title, description, where it leads. */
export function PathCard({
  title,
  description,
  cta,
  href,
  icon: Icon,
  className,
  ...props
}: Path & ComponentProps<"a">) {
  return (
    <CardLink
      {...props}
      href={href}
      hover="none"
      className={cn(
        "grow border-t border-hairline-strong py-8 before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-ember before:transition-[scale] before:duration-calm before:ease-nordic hover:before:scale-x-100",
        className,
      )}
    >
      <Icon aria-hidden className="size-12 stroke-1 text-accent" />
      <Heading level={3} variant="entry" className="mt-10 transition-colors group-hover:text-accent">
        {title}
      </Heading>
      <p className="mt-4 mb-12 max-w-text text-quiet">{description}</p>
      <span className="mt-auto">
        <ArrowLabel>{cta}</ArrowLabel>
      </span>
    </CardLink>
  );
}
