const property = "--bar-top";

/**
 * A ref for a bar at the bottom of the screen: toasts stand above it while it is shown. How far its top is from the
 * bottom of the window is a property of the document, since bars of buttons are as high as their lines.
 */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { top, height } = bar.getBoundingClientRect();
    style.setProperty(property, height > 0 ? `${innerHeight - top}px` : "0px");
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
