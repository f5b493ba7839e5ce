import { IconArrowRight } from "@tabler/icons-react";

/** The arrow at the end of a row that is one link; the link has the classes `group relative`. */
export function LinkRowArrow() {
  return (
    <IconArrowRight
      aria-hidden
      className="absolute print:hidden -right-1 bottom-9 text-quiet transition-[translate,color] duration-calm group-hover:translate-x-1.5 group-hover:text-accent md:top-12 md:bottom-auto"
    />
  );
}
