import path from "node:path";

/** Absolute path of the content folder: `CONTENT_DIR`, or `content` in the project's folder. */
export const contentDir = path.resolve(process.env.CONTENT_DIR || "content");

/** Where the content has its history; another folder when a copy of the content is built. */
export const contentHistoryDir = path.resolve(process.env.CONTENT_HISTORY_DIR || contentDir);
