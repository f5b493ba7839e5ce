import type { ComponentProps } from "react";
import { Button } from "#app/components/ui/Button.tsx";
import { cn } from "#app/components/ui/cn.ts";

/** A page's request to its reader: a sentence, an explanation and one or two links. */
export type Call = {
  title: string;
  description?: string;
  actions: { label: string; href: string }[];
};

/** The links of a call to action as buttons, the first of them primary. */
export function CallActions({ actions, className, ...props }: Pick<Call, "actions"> & ComponentProps<"div">) {
  return (
    <div {...props} className={cn("flex flex-wrap gap-3", className)}>
      {actions.map((action, index) => (
        <Button
          key={action.href + action.label}
          href={action.href}
          variant={index === 0 ? "primary" : "secondary"}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
