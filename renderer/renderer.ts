/** What the renderer's bundle exports: renders pages, pictures and whole sites from a content folder. */
export type Renderer = typeof import("./index.ts");
