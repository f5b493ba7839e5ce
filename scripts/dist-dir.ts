/** The folder the site is built into: `DIST_DIR`, or `dist`. */
export const distDir = process.env.DIST_DIR || "dist";
