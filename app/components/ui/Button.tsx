import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const buttonVariants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-3 rounded-control border text-center font-bold transition-colors disabled:cursor-default disabled:border-hairline-strong disabled:bg-transparent disabled:text-quiet print:hidden",
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-hover hover:not-disabled:text-on-primary-hover",
        secondary:
          "border-hairline-strong bg-ground text-text hover:not-disabled:border-text hover:not-disabled:bg-text hover:not-disabled:text-ground",
      },
      size: {
        md: "min-h-14 px-6 py-3 max-xs:grow xs:whitespace-nowrap",
        sm: "min-h-11 px-3 text-nav",
      },
      pulsing: {
        true: "pulsing relative",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

type Props = VariantProps<typeof buttonVariants> &
  (({ href: string } & ComponentProps<"a">) | ({ href?: undefined } & ComponentProps<"button">));

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, pulsing, className, ...props }: Props) {
  const classes = cn(buttonVariants({ variant, size, pulsing }), className);
  if (props.href === undefined) {
    const { href: _, ...button } = props;
    return <button type="button" {...button} className={classes} />;
  }
  return <a {...props} className={classes} />;
}
