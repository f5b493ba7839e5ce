/** Milliseconds from the click in which the next page must be there; a reader feels more as waiting. */
const patience = 100;

let keepsUp = true;

/** True while this device shows the next page soon enough although it takes pictures of both for the transition. */
export const animates = () => keepsUp;

/**
 * Call when the next page, whose data was there already, is in the document.
 * @param clicked when the link was clicked, as `performance.now()`
 */
export function judgeTransition(clicked: number) {
  requestAnimationFrame(() => {
    if (performance.now() - clicked > patience) keepsUp = false;
  });
}
