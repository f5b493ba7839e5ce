const format = new Intl.NumberFormat("en-GB");

/** A number with a comma between thousands, the same in the build and in every browser. */
export const formatNumber = (value: number) => format.format(value);
