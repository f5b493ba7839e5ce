const typeDelayMs = 50;
const removeDelayMs = 30;
const pauseMs = 2000;

/** `length` characters of the statement at index `statement` are shown. */
export type TypewriterState = { statement: number; length: number; removing: boolean };

export const initialState: TypewriterState = { statement: 0, length: 0, removing: false };

/**
 * The next state, and the milliseconds until it is shown. A statement is typed, shown for a while, removed, and
 * followed by the next one, endlessly.
 */
export function nextStep(
  state: TypewriterState,
  statements: readonly string[],
): { next: TypewriterState; delayMs: number } {
  const { statement, length, removing } = state;
  if (removing && length > 0) return { next: { ...state, length: length - 1 }, delayMs: removeDelayMs };
  if (removing) {
    const next = { statement: (statement + 1) % statements.length, length: 0, removing: false };
    return { next, delayMs: typeDelayMs };
  }
  const fullLength = statements[statement]?.length ?? 0;
  if (length < fullLength) return { next: { ...state, length: length + 1 }, delayMs: typeDelayMs };
  return { next: { ...state, removing: true }, delayMs: pauseMs };
}
