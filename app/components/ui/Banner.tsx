import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** What a form says back: red with a warning sign on failure, green with a tick on success. Never colour alone. */
export function Banner({ variant, children }: { variant: "error" | "success"; children: ReactNode }) {
  const Icon = variant === "error" ? IconAlertCircle : IconCircleCheck;
  return (
    <div className={`banner banner-${variant}`}>
      <Icon aria-hidden stroke={1.5} className="mt-0.5 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
