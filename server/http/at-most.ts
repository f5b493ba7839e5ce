/** Lets at most `places` of the functions it is given run at once; the others wait their turn. */
export function atMost(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
