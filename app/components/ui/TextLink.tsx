import { IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/**
 * The appearance of a link: `inline` in the accent color, `subtle` in the text's own, `row` over the full width. The
 * padding leaves space for the arrow after the last word, so that it never wraps
 * alone.
 */
export const textLinkVariants = cva(
  "cursor-pointer underline-offset-[0.25em] hover:underline in-[a:hover]:underline pointer-coarse:py-2.5",
  {
    variants: {
      variant: {
        inline: "inline-block py-1 pr-[1.25em] font-bold text-accent",
        subtle: "inline-block py-1 pr-[1.25em]",
        row: "flex items-center justify-between py-3.5 font-bold text-text hover:text-accent",
      },
    },
    defaultVariants: { variant: "inline" },
  },
);

const arrowVariants = cva(
  "inline-block size-[1em] align-[-0.125em] transition-[translate] duration-calm in-[a:hover]:translate-x-1.5 print:hidden",
  {
    variants: {
      variant: { inline: "ms-[0.25em] -me-[1.25em]", subtle: "ms-[0.25em] -me-[1.25em]", row: "" },
    },
  },
);

type LinkProps = { variant?: "inline" | "subtle" | "row"; external?: boolean };

function Arrow({ variant = "inline", external }: LinkProps) {
  const Icon = external ? IconArrowUpRight : IconArrowRight;
  return <Icon aria-hidden className={arrowVariants({ variant })} />;
}

/** A link on a line of its own, with an arrow; `external` opens a new tab and says so. */
export function TextLink({
  variant,
  external = false,
  className,
  children,
  ...props
}: LinkProps & ComponentProps<"a">) {
  return (
    <a
      {...props}
      {...(external && { target: "_blank", rel: "noopener" })}
      className={cn(textLinkVariants({ variant }), className)}
    >
      {children}
      {external && <span className="sr-only"> (opens in a new tab)</span>}
      <Arrow variant={variant} external={external} />
    </a>
  );
}

/** Looks like a TextLink, inside a card that is itself one link; `external` where that opens a new tab. */
export function ArrowLabel({
  external = false,
  className,
  children,
  ...props
}: { external?: boolean } & ComponentProps<"span">) {
  return (
    <span {...props} className={cn(textLinkVariants(), className)}>
      {children}
      <Arrow external={external} />
    </span>
  );
}
