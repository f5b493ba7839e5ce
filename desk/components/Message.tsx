import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Button } from "./ui/Button.tsx";

/** Message in the place of the content of a list or a screen: nothing found, or why it cannot be shown. */
export function Message({
  title,
  description,
  role = "status",
  isInset = false,
  children,
}: {
  title: string;
  description?: string;
  role?: "alert" | "status";
  /** Whether it stands where nothing else keeps it from the edge: on a screen that does not scroll. */
  isInset?: boolean;
  /** Buttons or links. */
  children?: ReactNode;
}) {
  return (
    <div
      role={role}
      className={cn("flex max-w-text flex-col items-start gap-2 py-10", isInset && "px-4 lg:px-6")}
    >
      <p className="text-screen">{title}</p>
      {description && <p className="text-quiet">{description}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** Shown in the place of what could not be loaded. */
export function LoadingFailed({
  reason,
  onRetry,
  isInset,
}: {
  reason: string;
  onRetry: () => void;
  isInset?: boolean;
}) {
  return (
    <Message role="alert" title="This could not be loaded" description={reason} isInset={isInset}>
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  );
}
