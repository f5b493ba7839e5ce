import { owners, type RouteEntry } from "./route-outcomes.ts";
import { siteFile, withBody } from "./route-requests.ts";

/** Who may use each route of the site's editor. */
export const siteRouteAccess: Record<string, RouteEntry> = {
  "GET /api/site/files": { outcomes: owners },
  "GET /api/site/search": { outcomes: owners, details: async () => ({ path: "/api/site/search?q=a" }) },
  "GET /api/site/file": {
    outcomes: owners,
    details: async () => ({ path: `/api/site/file?path=${siteFile}` }),
  },
  "PATCH /api/site/file": {
    outcomes: owners,
    details: withBody("/api/site/file", () => ({
      file: siteFile,
      edits: [{ kind: "set", path: ["seo", "title"], before: "", value: "A title" }],
    })),
  },
  "DELETE /api/site/file": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: async () => ({ path: `/api/site/file?path=${siteFile}` }),
  },
  "POST /api/site/file/choice": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/file/choice", () => ({ file: siteFile, path: ["title"], take: "ours" })),
  },
  "POST /api/site/file/discard": {
    outcomes: owners,
    details: withBody("/api/site/file/discard", () => ({ file: siteFile, path: ["none"], after: "x" })),
  },
  "POST /api/site/items": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/items", () => ({
      folder: "people",
      name: "a-copy",
      title: "A copy",
      from: siteFile,
    })),
  },
  "POST /api/site/moves": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/moves", () => ({ file: siteFile, name: "another" })),
  },
  "POST /api/site/removals": {
    outcomes: owners,
    details: withBody("/api/site/removals", () => ({ file: siteFile })),
  },
  "POST /api/site/pictures": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: async () => ({ path: `/api/site/pictures?file=${siteFile}&name=scale&before=` }),
  },
  "POST /api/site/text-pictures": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: async () => ({ path: `/api/site/text-pictures?file=${siteFile}&name=a.jpg` }),
  },
  "PATCH /api/site/pictures": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/pictures", () => ({
      file: siteFile,
      name: "scale",
      before: "",
      focus: "top",
    })),
  },
  "DELETE /api/site/pictures": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: async () => ({ path: "/api/site/pictures?path=pages/scale.jpg" }),
  },
  "GET /api/site/picture": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: async () => ({ path: "/api/site/picture?path=pages/scale.jpg" }),
  },
  "GET /api/site/history": {
    outcomes: owners,
    details: async () => ({ path: `/api/site/history?path=${siteFile}` }),
  },
  "POST /api/site/history": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/history", () => ({ file: siteFile, path: ["title"], publication: 1_000 })),
  },
  "GET /api/site/preview-links": { outcomes: owners },
  "POST /api/site/preview-links": { outcomes: owners },
  "DELETE /api/site/preview-links": { outcomes: owners },
  "GET /api/site/samples": { outcomes: owners },
  "POST /api/site/samples": {
    outcomes: owners,
    details: withBody("/api/site/samples", () => ({
      file: siteFile,
      path: ["a"],
      source: "",
      action: "confirm",
    })),
  },
  "GET /api/site/drafts": { outcomes: owners },
  "POST /api/site/changes": { outcomes: owners, details: withBody("/api/site/changes", () => ({})) },
  "GET /api/site/publications": { outcomes: owners },
  "POST /api/site/publications": {
    outcomes: owners,
    details: withBody("/api/site/publications", () => ({ parent: 0, content: "", drafts: {}, note: "" })),
  },
  "POST /api/site/back": {
    outcomes: ["sign in", "refused", "refused", "refused", "missing"],
    details: withBody("/api/site/back", () => ({ id: 1_000, parent: 1_000 })),
  },
  "GET /api/site/preview/*": { outcomes: owners, details: async () => ({ path: "/api/site/preview/about" }) },
};
