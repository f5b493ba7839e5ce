import * as z from "zod/mini";
import { changeSchema, file, json, path } from "./site-values.ts";
import { requiredText } from "./text.ts";
import { versionNumber } from "./whole-number.ts";

// Answers and bodies of the routes that list changes of the site, publish them and go back (contract/desk/site.ts).

const texts = z.array(z.string());

/** What changes for visitors, page by page. */
const pageChangesSchema = z.object({
  added: z.array(z.object({ path: z.string(), title: z.string() })),
  changed: z.array(
    z.object({
      paths: texts,
      added: texts,
      removed: texts,
      /** True where these and their order are the same: drawings, or what search engines or screen readers get. */
      onlyMarkup: z.optional(z.literal(true)),
    }),
  ),
  removed: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      /** Where its address leads; null for one that says it is gone, left out for one that is not found. */
      redirect: z.optional(z.nullable(z.string())),
    }),
  ),
  /** What changes outside the pages, in words, without what follows them. */
  other: texts,
  /** What will happen by itself, and what no longer will, in words. */
  later: texts,
  noLonger: texts,
});
export type PageChanges = z.output<typeof pageChangesSchema>;

/**
 * Body of `POST /api/site/changes`: drafts that a member chose to publish, and those that they left out. Of the others
 * those are published that are finished.
 */
export const chosenChangesSchema = z.strictObject({
  with: z.optional(z.array(file)),
  without: z.optional(z.array(file)),
});
export type ChosenChanges = z.output<typeof chosenChangesSchema>;

const draftSchema = z.object({
  file: z.string(),
  title: z.string(),
  /** The file whose form shows it; null when it was removed. */
  opens: z.nullable(z.string()),
  isPicture: z.boolean(),
  /** The draft that it is published with; null when it is chosen by itself. */
  follows: z.nullable(z.string()),
  version: z.number(),
  state: z.enum(["new", "changed", "removed"]),
  changes: z.array(changeSchema),
  conflicts: z.number(),
  /** Where a new item still has what the one says that it is a copy of. */
  copied: z.array(path),
  /** Whether it would be published. */
  isChosen: z.boolean(),
  /** Who has taken it back from the site, and when; null when it was not there. */
  takenBack: z.nullable(
    z.object({
      author: z.string(),
      at: z.number(),
      /** Whether it was on the site; false for what would have appeared later. */
      wasShown: z.boolean(),
    }),
  ),
});

/** `GET /api/site/drafts`: the drafts before they are compared with the site. One with mistakes is chosen, too. */
export const siteDraftsSchema = z.object({ drafts: z.array(draftSchema) });

/** `POST /api/site/changes`: what publishing would change. */
export const siteChangesSchema = z.object({
  /** The publication that it was compared with. */
  parent: z.nullable(z.number()),
  /** The name of all content as it would be published; null when what is chosen has mistakes. */
  content: z.nullable(z.string()),
  drafts: z.array(draftSchema),
  /** What stops it, and what is wrong in drafts that are not chosen. */
  mistakes: z.array(
    z.object({ file: z.string(), field: z.string(), place: z.string(), message: z.string() }),
  ),
  /** Pages as visitors see them; null when nothing changes, or what is chosen has mistakes. */
  pages: z.nullable(pageChangesSchema),
});
export type SiteChanges = z.output<typeof siteChangesSchema>;

/** `POST /api/site/preview-links`: a link that shows the drafts without an account. */
export const previewLinkSchema = z.object({ url: z.string(), expiresAt: z.number() });
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** `GET /api/site/preview-links`: how many of the member's own can be opened. `DELETE` ends them. */
export const previewLinksSchema = z.object({ count: z.number() });

/** `POST /api/site/publications`: publishes what was shown; 409 when something has changed since. */
export const newPublicationSchema = z.strictObject({
  parent: z.nullable(z.number()),
  /** The content that was shown: somebody may have changed the folder since. A tab older than this field does not send it. */
  content: z.nullable(z.string("The desk has been updated. Please reload the page.")),
  /** The version of each draft that was shown and is chosen. */
  drafts: z.record(file, z.number()),
  note: z.string().check(z.maxLength(500)),
});
export type NewPublication = z.output<typeof newPublicationSchema>;

const publicationSchema = z.object({
  id: z.number(),
  kind: z.enum(["publish", "due", "back"]),
  createdAt: z.number(),
  author: z.string(),
  note: z.string(),
  restores: z.nullable(z.number()),
});

/** `GET /api/site/publications`, newest first. */
export const sitePublicationsSchema = z.object({
  publications: z.array(
    z.extend(publicationSchema, {
      /** When visitors see the first of it; null where they see something of it at once. */
      appearsAt: z.nullable(z.number()),
      /** In which it differs from the one before. */
      files: z.array(
        z.object({
          file: z.string(),
          title: z.string(),
          isPicture: z.boolean(),
          /** How it alone can be taken back, if it can: an item that is as it was added is removed. */
          alone: z.nullable(z.enum(["remove", "history"])),
        }),
      ),
      /** Null for the first one, and where an earlier version of the program published it. */
      pages: z.nullable(pageChangesSchema),
    }),
  ),
  canPublish: z.boolean(),
});
export type SitePublication = z.output<typeof publicationSchema>;
export type SitePublications = z.output<typeof sitePublicationsSchema>;

/** `GET /api/site/history?path=`: the publications that changed a file, newest first. */
export const siteHistorySchema = z.object({
  entries: z.array(
    z.extend(publicationSchema, {
      state: z.enum(["new", "changed", "removed"]),
      changes: z.array(
        z.object({
          path: z.array(z.union([z.string(), z.int()])),
          place: z.string(),
          before: z.optional(json),
          after: z.optional(json),
        }),
      ),
    }),
  ),
});
export type SiteHistory = z.output<typeof siteHistorySchema>;

/**
 * `POST /api/site/history`: the draft gets the value that a file had before a publication. `seen` is the one that it
 * has now.
 */
export const restoredValueSchema = z.strictObject({
  file,
  path,
  publication: versionNumber,
  seen: z.optional(json),
});

/** The answer of `POST /api/site/publications` and `POST /api/site/back`. */
export const publishedSchema = z.object({
  id: z.number(),
  /** Why the commit is not in `CONTENT_REMOTE`, although it is published; null when it is, or there is none. */
  warning: z.nullable(z.string()),
});

/** `POST /api/site/back`: publishes the content of an earlier publication again. What it takes back becomes drafts. */
export const backSchema = z.strictObject({
  id: versionNumber,
  parent: versionNumber,
  note: z.optional(requiredText(500)),
});
