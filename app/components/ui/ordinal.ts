/** A place in a row as it is shown: 01, 02 … */
export const ordinal = (place: number) => String(place).padStart(2, "0");
