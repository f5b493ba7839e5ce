import { IconCheck, IconX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { ContentText } from "./ContentText.tsx";
import { cn } from "./cn.ts";

const icons = { check: IconCheck, cross: IconX };

/** Short statements between hairlines. */
export function CheckList({ className, ...props }: ComponentProps<"ul">) {
  return <ul {...props} className={cn("border-t border-hairline-strong", className)} />;
}

/** One statement, after a tick or a cross. */
export function CheckListItem({
  variant = "check",
  className,
  children,
  ...props
}: { variant?: keyof typeof icons } & ComponentProps<"li">) {
  const Icon = icons[variant];
  return (
    <li {...props} className={cn("flex gap-4 border-b border-hairline py-4", className)}>
      <Icon aria-hidden className="mt-1 -ml-[3px] size-icon text-accent" />
      <span>{typeof children === "string" ? <ContentText text={children} /> : children}</span>
    </li>
  );
}
