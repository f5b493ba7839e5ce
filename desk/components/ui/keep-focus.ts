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
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) last = undefined;
  };
  const goOn = (removals: MutationRecord[]) => {
    if (!last || !isFocusLost()) return;
    const { row, control, place } = last;
    const removal = removals.find(({ removedNodes }) => [...removedNodes].includes(row));
    if (!removal && control.isConnected) return;
    const next = removal ? (removal.nextSibling ?? removal.previousSibling) : row;
    if (next instanceof HTMLElement && next.isConnected) focusIn(next, place);
    else document.querySelector("h1")?.focus();
  };
  const observer = new MutationObserver(goOn);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", remember);
  list.addEventListener("focusout", forget);
  return () => {
    observer.disconnect();
    // The list is still in the document: it goes with its last row.
    queueMicrotask(() => {
      if (last && !list.isConnected && isFocusLost()) document.querySelector("h1")?.focus();
    });
  };
}
