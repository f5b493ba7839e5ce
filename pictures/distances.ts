/**
 * Squared distances to the nearest zero of one line. Lower envelope of parabolas: Felzenszwalb and Huttenlocher,
 * "Distance Transforms of Sampled Functions", 2012.
 */
function transformLine(values: number[]): number[] {
  const valueAt = (index: number) => values[index] ?? 0;
  const parabolas: { at: number; from: number }[] = [];
  for (let at = 0; at < values.length; at++) {
    let from = Number.NEGATIVE_INFINITY;
    for (let last = parabolas.at(-1); last; last = parabolas.at(-1)) {
      from = (valueAt(at) + at * at - valueAt(last.at) - last.at * last.at) / (2 * (at - last.at));
      if (from > last.from) break;
      parabolas.pop();
      from = Number.NEGATIVE_INFINITY;
    }
    parabolas.push({ at, from });
  }
  let current = 0;
  return values.map((_, index) => {
    while ((parabolas[current + 1]?.from ?? Number.POSITIVE_INFINITY) < index) current++;
    const { at } = parabolas[current] ?? { at: 0 };
    return (index - at) ** 2 + valueAt(at);
  });
}

/** Farther than any point of a picture. Finite, so that sums and differences stay numbers. */
const far = 1e9;

/** For each pixel, row by row, the distance in pixels to the nearest one that is inside. */
export function distancesTo(
  isInside: (index: number) => boolean,
  width: number,
  height: number,
): Float64Array {
  const squares = new Float64Array(width * height);
  for (let x = 0; x < width; x++) {
    const column = Array.from({ length: height }, (_, y) => (isInside(y * width + x) ? 0 : far));
    for (const [y, value] of transformLine(column).entries()) squares[y * width + x] = value;
  }
  for (let y = 0; y < height; y++) {
    squares.set(transformLine([...squares.subarray(y * width, (y + 1) * width)]), y * width);
  }
  return squares.map(Math.sqrt);
}
