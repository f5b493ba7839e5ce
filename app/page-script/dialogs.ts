/** Opens and closes dialogs in browsers that do not support `command` and `commandfor` yet. */
function runDialogCommand(target: Element) {
  const button = target.closest("[commandfor]");
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

/** Whether a press lies beside a dialog, on its backdrop. */
function isBeside(dialog: Element, { clientX, clientY }: MouseEvent) {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Closes a dialog when a link in it is followed, so that it is not open over the page on Back. Does for older browsers
 * what `command` and `closedby` do.
 */
export function closeAndOpenDialogs() {
  const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
  const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;
  let pressed: EventTarget | null = null;
  // The button of the menu is hidden in wide windows.
  matchMedia("(width >= 64rem)").addEventListener("change", ({ matches }) => {
    if (matches) document.querySelector<HTMLDialogElement>("#site-menu")?.close();
  });
  addEventListener("pointerdown", (event) => {
    const isOutside = event.target instanceof HTMLDialogElement && isBeside(event.target, event);
    pressed = isOutside ? event.target : null;
  });
  addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!hasCommands) runDialogCommand(target);
    if (target.closest("a")) target.closest("dialog")?.close();
    // A press that began in the dialog, to select text, does not close it.
    const isPressed = target instanceof HTMLDialogElement && target === pressed && isBeside(target, event);
    if (!hasClosedBy && isPressed && target.getAttribute("closedby") === "any") target.close();
  });
}
