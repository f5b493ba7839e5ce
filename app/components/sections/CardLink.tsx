import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";

const card = cva("card-link group relative flex flex-col text-text", {
  variants: {
    /** Effect under the pointer: the card rises by 4 px and its drawing gets stronger, or only the latter. */
    hover: {
      lift: "transition-[translate] duration-calm ease-nordic hover:-translate-y-1",
      none: "",
    },
  },
  defaultVariants: { hover: "lift" },
});

/** A card that is one link (`group`). `external` opens a new tab; the card's text has to say so. */
export function CardLink({
  ground,
  hover,
  external = false,
  className,
  ...props
}: {
  ground?: "basalt" | "raised" | "paper" | "ember";
  external?: boolean;
} & VariantProps<typeof card> &
  ComponentProps<"a">) {
  return (
    <a
      data-ground={ground}
      className={cn(card({ hover }), className)}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
      {...props}
    />
  );
}
