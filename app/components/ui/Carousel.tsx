import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Children, type ComponentProps, useRef, useState } from "react";
import { next, positions, previous, visibleCards } from "./carousel-positions.ts";
import { cn } from "./cn.ts";

/**
 * Cards in a row that scrolls: three side by side, or one on phones. Arrows and
 * dots move by positions and wrap at the ends; swiping, scrolling and the keyboard reach every card, and without script
 * the row just scrolls.
 */
export function Carousel({
  label,
  className,
  children,
  ...props
}: { label: string } & ComponentProps<"div">) {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const count = Children.count(children);

  function cardWidth() {
    return track.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
  }
  function positionCount() {
    return positions(count, Math.round((track.current?.clientWidth ?? 0) / (cardWidth() || 1)));
  }
  function show(index: number) {
    setPosition(index);
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.current?.scrollTo({ left: index * cardWidth(), behavior: reducedMotion ? "auto" : "smooth" });
  }
  function updatePosition() {
    const index = Math.round((track.current?.scrollLeft ?? 0) / (cardWidth() || 1));
    setPosition(Math.min(index, positionCount() - 1));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group; a fieldset is for forms.
    <div {...props} role="group" aria-roledescription="carousel" aria-label={label} className={className}>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        // The last card's gap lies outside, so that the cards end at the page's edge; 4 px at the top are for marks.
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto pt-1 [--card-gap:min(2rem,var(--gutter))] -mr-(--card-gap)"
        onScrollEnd={updatePosition}
      >
        {children}
      </ul>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-y-4 not-in-data-script:invisible print:hidden">
        <div className="flex gap-2">
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
              key={index}
              type="button"
              aria-label={`Position ${index + 1}`}
              aria-current={index === position}
              className={cn(
                "group/dot grid size-11 cursor-pointer place-items-center",
                index >= positions(count, visibleCards) && "md:hidden",
              )}
              onClick={() => show(index)}
            >
              <span className="h-0.5 w-full bg-hairline-strong group-aria-[current=true]/dot:h-1 group-aria-[current=true]/dot:bg-ember" />
            </button>
          ))}
        </div>
        <div className="flex gap-3">
          <ArrowButton aria-label="Previous" onClick={() => show(previous(position, positionCount()))}>
            <IconArrowLeft aria-hidden />
          </ArrowButton>
          <ArrowButton aria-label="Next" onClick={() => show(next(position, positionCount()))}>
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
    <li {...props} className={cn("shrink-0 basis-full snap-start pr-(--card-gap) md:basis-1/3", className)} />
  );
}

function ArrowButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-13 cursor-pointer place-items-center rounded-control border border-hairline-strong hover:border-text"
    />
  );
}
