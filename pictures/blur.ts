type Pass = { from: Float64Array; to: Float64Array; width: number; height: number; radius: number };

const clamp = (position: number, length: number) => Math.min(length - 1, Math.max(0, position));

/** One pass of a box blur along rows, with the edge's value beyond the edge. */
function blurRows({ from, to, width, height, radius }: Pass) {
  for (let row = 0; row < width * height; row += width) {
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += from[row + clamp(x, width)] as number;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum / (2 * radius + 1);
      const [added, left] = [row + clamp(x + radius + 1, width), row + clamp(x - radius, width)];
      sum += (from[added] as number) - (from[left] as number);
    }
  }
}

/** The same along columns: all at once, in the order in which the values are stored. */
function blurColumns({ from, to, width, height, radius }: Pass) {
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, height) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const added = clamp(y + radius + 1, height) * width;
    const left = clamp(y - radius, height) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      to[y * width + x] = sum / (2 * radius + 1);
      sums[x] = sum + ((from[added + x] as number) - (from[left + x] as number));
    }
  }
}

/**
 * Blurs values, in place, like a Gaussian of the standard deviation `sigma`, in pixels: three box blurs.
 * @returns the same array
 */
export function blur(values: Float64Array, width: number, height: number, sigma: number): Float64Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const rows = new Float64Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows({ from: values, to: rows, width, height, radius });
    blurColumns({ from: rows, to: values, width, height, radius });
  }
  return values;
}
