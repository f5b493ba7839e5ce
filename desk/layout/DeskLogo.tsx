import { cn } from "#app/components/ui/cn.ts";
import { logoPaths } from "#brand/logo.ts";

/** The studio's mark and the word Desk; on narrow screens the mark alone unless `showsName`. */
export function DeskLogo({ showsName = false, className }: { showsName?: boolean; className?: string }) {
  return (
    <p className={cn("flex items-center gap-2.5 font-display tracking-heading", className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-icon flex-none">
        <path fill="currentColor" d={logoPaths.letter} />
        <path className="fill-ember" d={logoPaths.rightStroke} />
      </svg>
      <span className={cn(!showsName && "max-lg:sr-only")}>Desk</span>
    </p>
  );
}
