import sharp from "sharp";

// Otherwise a file that is replaced, as in a preview, would be shown as it was.
sharp.cache(false);

/** The package that reads and writes photos. What may not need it loads this file late: it takes 0.2 s of a start. */
export { sharp };
