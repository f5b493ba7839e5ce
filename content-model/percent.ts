/** A number of percent as CSS has it, with at most two decimals. */
export const percent = (value: number) => `${Number(value.toFixed(2))}%`;
