/** One pass of a box blur along rows or columns, with the edge's value beyond the edge. */
function boxBlur(values: Float64Array, width: number, height: number, radius: number, step: "x" | "y") {
  const result = new Float64Array(values.length);
  const [length, lines, next, line] = step === "x" ? [width, height, 1, width] : [height, width, width, 1];
  for (let index = 0; index < lines; index++) {
    const at = (position: number) =>
      values[index * line + Math.min(length - 1, Math.max(0, position)) * next] ?? 0;
    let sum = 0;
    for (let position = -radius; position <= radius; position++) sum += at(position);
    for (let position = 0; position < length; position++) {
      result[index * line + position * next] = sum / (2 * radius + 1);
      sum += at(position + radius + 1) - at(position - radius);
    }
  }
  return result;
}

/** A blur like a Gaussian of the standard deviation `sigma`, in pixels: three box blurs. */
export function blur(values: Float64Array, width: number, height: number, sigma: number): Float64Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let result = values;
  for (let pass = 0; pass < 3; pass++) {
    result = boxBlur(boxBlur(result, width, height, radius, "x"), width, height, radius, "y");
  }
  return result;
}
