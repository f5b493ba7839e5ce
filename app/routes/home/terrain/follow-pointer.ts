import type { Point } from "./peaks.ts";

const holdMs = 500;
/** A pointer that moved less has been held still; a finger that moved more sideways has dragged. */
const stillPixels = 8;
const dragPixels = 40;

/** What has its own meaning under a pressed pointer: controls, and text that can be selected. */
const controlsAndText = "a, button, h1, p, ul";

type Handlers = {
  /** Points are in CSS pixels of the element. */
  onMove: (point: Point) => void;
  /** The pointer left, or scrolls the page. */
  onEnd: () => void;
  /** Pressed and held outside of controls and text, or dragged by a finger. */
  onHold: (point: Point, isTouch: boolean) => void;
};

/** Watches the pointer over an element. @returns a function that ends it */
export function followPointer(element: HTMLElement, { onMove, onEnd, onHold }: Handlers) {
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true };
  let pressed: Point | null = null;
  let timer = 0;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  function end() {
    clearTimeout(timer);
    pressed = null;
    onEnd();
  }
  function press(event: PointerEvent) {
    const isTouch = event.pointerType === "touch";
    const covering =
      event.target instanceof Element && event.target.closest(isTouch ? "a, button" : controlsAndText);
    if (covering || event.button !== 0) return;
    const point = pointOf(event);
    pressed = point;
    onMove(point);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = null;
      onHold(point, isTouch);
    }, holdMs);
  }
  function move(event: PointerEvent) {
    const point = pointOf(event);
    if (pressed && Math.hypot(point.x - pressed.x, point.y - pressed.y) > stillPixels) clearTimeout(timer);
    onMove(point);
  }
  function release(event: PointerEvent) {
    const point = pointOf(event);
    const isDrag =
      event.pointerType === "touch" && pressed !== null && Math.abs(point.x - pressed.x) > dragPixels;
    end();
    if (isDrag) onHold(point, true);
  }
  element.addEventListener("pointerdown", press, options);
  element.addEventListener("pointermove", move, options);
  element.addEventListener("pointerup", release, options);
  element.addEventListener("pointercancel", end, options);
  element.addEventListener("pointerleave", end, options);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
