import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { next, phoneBelow, positions, previous, visible } from "./carousel.ts";

/**
 * Cards in a row that scrolls: three side by side, one on phones. Arrows and dots move by positions and wrap
 * at the ends; swiping, scrolling and the keyboard reach every card, and without script the row just scrolls.
 */
export function Carousel({ label, cards }: { label: string; cards: { key: string; card: ReactNode }[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);

  function stepWidth() {
    const width = track.current?.clientWidth ?? 0;
    return innerWidth < phoneBelow ? width : width / visible;
  }
  function show(index: number) {
    setPosition(index);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.current?.scrollTo({ left: index * stepWidth(), behavior: still ? "auto" : "smooth" });
  }
  function follow() {
    const index = Math.round((track.current?.scrollLeft ?? 0) / (stepWidth() || 1));
    setPosition(Math.min(index, positions(cards.length) - 1));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group after the ARIA pattern; a fieldset is for forms.
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard. */}
      <ul ref={track} tabIndex={0} aria-label={label} className="carousel-track" onScrollEnd={follow}>
        {cards.map(({ key, card }) => (
          <li key={key} className="carousel-card">
            {card}
          </li>
        ))}
      </ul>
      <div className="carousel-controls">
        <div className="flex gap-2">
          {Array.from({ length: positions(cards.length) }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={index}
              type="button"
              aria-label={`Position ${index + 1} of ${positions(cards.length)}`}
              aria-current={index === position}
              className="carousel-dot"
              onClick={() => show(index)}
            />
          ))}
        </div>
        <div className="flex gap-3">
          <button
            type="button"
            aria-label="Previous"
            className="carousel-arrow"
            onClick={() => show(previous(position, cards.length))}
          >
            <IconArrowLeft aria-hidden stroke={1.5} />
          </button>
          <button
            type="button"
            aria-label="Next"
            className="carousel-arrow"
            onClick={() => show(next(position, cards.length))}
          >
            <IconArrowRight aria-hidden stroke={1.5} />
          </button>
        </div>
      </div>
    </div>
  );
}
