import path from "node:path";

/** Absolute path of the content folder: `CONTENT_DIR`, or `content` in the project's folder. */
export const contentDir = path.resolve(process.env.CONTENT_DIR || "content");
