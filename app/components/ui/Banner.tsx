import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const bannerVariants = cva("flex gap-3 border-current font-medium", {
  variants: {
    variant: {
      error: "rounded-control border bg-danger/8 px-5 py-4 text-danger",
      success: "text-h3 leading-tight text-positive",
    },
  },
});

/** The result of sending a form. Its icon says the same as its color. */
export function Banner({
  variant,
  className,
  children,
  ...props
}: { variant: "error" | "success" } & ComponentProps<"div">) {
  const Icon = variant === "error" ? IconAlertCircle : IconCircleCheck;
  return (
    <div {...props} className={cn(bannerVariants({ variant }), className)}>
      <Icon aria-hidden className="mt-1" />
      <p>{children}</p>
    </div>
  );
}
