import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";

export const buttonVariants = cva(
  "inline-flex h-control cursor-pointer items-center justify-center gap-2 rounded-control border px-3 text-dense font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:opacity-60 aria-busy:cursor-progress aria-busy:before:size-3 aria-busy:before:animate-spin aria-busy:before:rounded-full aria-busy:before:border-2 aria-busy:before:border-current aria-busy:before:border-t-transparent pointer-coarse:h-touch",
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-hover hover:not-disabled:text-on-primary-hover",
        secondary: "border-hairline-strong text-text hover:not-disabled:bg-hover",
        quiet: "border-transparent text-quiet hover:not-disabled:bg-hover hover:not-disabled:text-text",
        danger: "border-danger text-danger hover:not-disabled:bg-hover",
      },
      /** A square with an icon alone, which needs an `aria-label`. */
      iconOnly: { true: "w-control px-0 pointer-coarse:w-touch" },
    },
    defaultVariants: { variant: "secondary" },
  },
);

/** A button of the desk. Links that look like one take `buttonVariants`. */
export function Button({
  variant,
  iconOnly,
  className,
  ...props
}: VariantProps<typeof buttonVariants> & ComponentProps<"button">) {
  return <button type="button" {...props} className={cn(buttonVariants({ variant, iconOnly }), className)} />;
}
