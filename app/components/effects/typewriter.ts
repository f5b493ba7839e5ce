/** Milliseconds, as the specification gives them. */
const pace = { type: 50, remove: 30, pause: 2000 } as const;

export type TypewriterState = { statement: number; length: number; removing: boolean };

export const start: TypewriterState = { statement: 0, length: 0, removing: false };

/**
 * One step of the typewriter: what shows next, and after how many milliseconds. It types a statement, waits,
 * removes it and goes on to the next, round and round.
 */
export function step(
  state: TypewriterState,
  statements: readonly string[],
): TypewriterState & { after: number } {
  const full = statements[state.statement]?.length ?? 0;
  if (state.removing) {
    if (state.length > 0) return { ...state, length: state.length - 1, after: pace.remove };
    return {
      statement: (state.statement + 1) % statements.length,
      length: 0,
      removing: false,
      after: pace.type,
    };
  }
  if (state.length < full) return { ...state, length: state.length + 1, after: pace.type };
  return { ...state, removing: true, after: pace.pause };
}
