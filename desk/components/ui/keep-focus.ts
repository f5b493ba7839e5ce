const controls = "a, button, input, select, textarea, summary";

/** The controls of a row that Tab goes to, or would if they were enabled. */
const controlsOf = (row: HTMLElement) =>
  [row, ...row.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.matches(controls) && one.tabIndex >= 0 && !one.hidden,
  );

/**
 * Gives the focus to a control of a row, or to the row when that cannot take it.
 * @param place counted from the row's end, since what comes before its buttons differs; 0 is the row itself
 */
function focusIn(row: HTMLElement, place: number) {
  const all = controlsOf(row);
  const control = place > 0 ? (all.at(-place) ?? all.at(-1)) : undefined;
  if (control && !control.matches(":disabled")) return control.focus();
  row.tabIndex = -1;
  row.focus();
}

const isFocusLost = () => document.activeElement === document.body;

/** A dialog gives the focus back when it closes, unless what had it is gone. */
const isInDialog = (element: EventTarget | null) =>
  element instanceof Element && element.closest("[role=dialog]:not([data-toast])") !== null;

/**
 * A ref for a list or the body of a table: when what has the focus is gone, the focus goes to the same control of the row
 * that takes its place, else to the row before, else to the page's heading.
 */
export function keepFocus(list: HTMLElement | null) {
  if (!list) return;
  let last: { row: HTMLElement; control: HTMLElement; place: number } | undefined;
  const remember = ({ target }: FocusEvent) => {
    const control = target as HTMLElement;
    const row = [...list.children].find((each) => each.contains(control)) as HTMLElement | undefined;
    last = row && { row, control, place: controlsOf(row).reverse().indexOf(control) + 1 };
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (isInDialog(relatedTarget)) return;
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) last = undefined;
  };
  const goOn = (changes: MutationRecord[]) => {
    if (!list.isConnected && !isInDialog(document.activeElement)) observer.disconnect();
    if (!last) return;
    const { row, control, place } = last;
    const removal = changes.find(({ removedNodes }) => [...removedNodes].includes(row));
    const next = removal?.nextSibling ?? removal?.previousSibling;
    if (next instanceof HTMLElement) last.row = next;
    if (!isFocusLost() || (!removal && control.isConnected)) return;
    const target = last.row;
    last = undefined;
    if (target.isConnected) focusIn(target, place);
    else document.querySelector("h1")?.focus();
  };
  const observer = new MutationObserver(goOn);
  observer.observe(list, { childList: true, subtree: true });
  // Dialogs go from here.
  observer.observe(document.body, { childList: true });
  list.addEventListener("focusin", remember);
  list.addEventListener("focusout", forget);
  return () => {
    // The list is still in the document: it goes with its last row.
    queueMicrotask(() => {
      // What a dialog leaves behind is seen to when that goes.
      if (last && !list.isConnected && isInDialog(document.activeElement)) return;
      observer.disconnect();
      if (last && !list.isConnected && isFocusLost()) document.querySelector("h1")?.focus();
    });
  };
}
