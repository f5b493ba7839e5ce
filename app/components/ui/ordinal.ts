/** A number with at least two digits: 01, 02 … */
export const ordinal = (number: number) => String(number).padStart(2, "0");
