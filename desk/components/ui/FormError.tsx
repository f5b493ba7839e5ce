import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** Why a form was not saved or sent. Nothing without children. */
export function FormError({ className, children }: { className?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className={cn("font-medium text-danger", className)}>
      {children}
    </p>
  );
}
