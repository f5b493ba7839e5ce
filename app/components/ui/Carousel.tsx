import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Children, type ComponentProps } from "react";
import { positions, visibleCards } from "./carousel-positions.ts";
import { cn } from "./cn.ts";

/**
 * Cards in a row that scrolls: three side by side, or one on phones. Arrows and dots move by positions and wrap at the
 * ends (page-script/carousels.ts); swiping, scrolling and the keyboard reach every card, and without script the row just
 * scrolls.
 */
export function Carousel({
  label,
  className,
  children,
  ...props
}: { label: string } & ComponentProps<"div">) {
  const count = Children.count(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group; a fieldset is for forms.
    <div
      {...props}
      data-carousel
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        // The last card's gap lies outside, so that the cards end at the page's edge; 4 px at the top are for marks.
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto print:flex-wrap print:gap-y-8 print:overflow-visible pt-1 [--card-gap:min(2rem,var(--gutter))] -mr-(--card-gap)"
      >
        {children}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-y-4 not-in-data-carousels:invisible print:hidden">
        <div className="flex gap-1">
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
              key={index}
              type="button"
              aria-label={`Card ${index + 1} of ${count}`}
              data-position={index}
              aria-current={index === 0}
              className={cn(
                "group/dot grid h-12 w-7 cursor-pointer place-items-center",
                index >= positions(count, visibleCards) && "md:hidden",
              )}
            >
              {/* A border is also seen with forced colors. */}
              <span className="w-full border-t-2 border-hairline-strong group-aria-[current=true]/dot:border-t-4 group-aria-[current=true]/dot:border-ember" />
            </button>
          ))}
        </div>
        <div className="flex gap-3">
          <ArrowButton data-step="previous" aria-label="Previous">
            <IconArrowLeft aria-hidden />
          </ArrowButton>
          <ArrowButton data-step="next" aria-label="Next">
            <IconArrowRight aria-hidden />
          </ArrowButton>
        </div>
      </div>
    </div>
  );
}

/** One card of a Carousel. */
export function CarouselItem({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      {...props}
      className={cn("shrink-0 basis-full snap-start pr-(--card-gap) md:basis-1/3 print:basis-1/2", className)}
    />
  );
}

function ArrowButton(props: ComponentProps<"button"> & { "data-step": "previous" | "next" }) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-12 cursor-pointer place-items-center rounded-control border border-hairline-strong hover:border-text"
    />
  );
}
