import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";

const sizes = { default: "min-h-80 self-start px-4 py-6", large: "h-full p-panel" };

/**
 * A dashed card at the end of a grid or list that invites the reader to apply for a place in it; `large` where it is as
 * wide as the page.
 */
export function InvitationCard({
  label,
  title,
  description,
  cta,
  href,
  size = "default",
  className,
  ...props
}: {
  label: string;
  title: string;
  description: string;
  cta: string;
  href: string;
  size?: keyof typeof sizes;
} & ComponentProps<"a">) {
  return (
    <CardLink
      {...props}
      href={href}
      className={cn(
        "border border-dashed border-hairline-strong transition-[translate,border-color] hover:border-accent",
        sizes[size],
        className,
      )}
    >
      <span className="text-label text-accent">{label}</span>
      <div
        className={cn(
          "flex grow flex-col pt-4",
          size === "large" && "lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-8",
        )}
      >
        <Heading
          level={3}
          variant={size === "large" ? "section" : "entry"}
          className="transition-colors group-hover:text-accent"
        >
          {title}
        </Heading>
        <div className="flex grow flex-col items-start justify-between">
          <p className="mt-4 mb-6 max-w-short text-quiet">
            <ContentText text={description} />
          </p>
          <ArrowLabel>{cta}</ArrowLabel>
        </div>
      </div>
    </CardLink>
  );
}
