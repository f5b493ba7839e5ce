import * as z from "zod/mini";
import { route } from "./route.ts";
import {
  backSchema,
  chosenChangesSchema,
  newPublicationSchema,
  previewLinkSchema,
  previewLinksSchema,
  publishedSchema,
  restoredValueSchema,
  siteChangesSchema,
  siteDraftsSchema,
  siteHistorySchema,
  sitePublicationsSchema,
} from "./site-publications.ts";
import { changeSchema, editSchema, file, json, path } from "./site-values.ts";

// Routes of the site's editor. They need the right to edit the site; publishing and going back that to publish it.

/** The parts of a photo that can be kept where it is cropped. */
const pictureFocus = ["top", "bottom", "left", "right", "center"] as const;

/** Most bytes of a picture that is sent: a photo of 60 megapixels. */
export const maxPictureBytes = 40 * 1024 * 1024;

/** `GET /api/site/files`. */
const siteFilesSchema = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      /** The page that shows it, when that follows from its name. */
      address: z.nullable(z.string()),
      state: z.object({ draft: z.optional(z.boolean()), publishAt: z.optional(z.string()) }),
      /** Who changed its draft last, and when; null without a draft. */
      draft: z.nullable(z.object({ author: z.string(), authorId: z.string(), updatedAt: z.number() })),
    }),
  ),
  /** How many items and pages have drafts: one with its pictures is one. */
  changeCount: z.number(),
  canPublish: z.boolean(),
  /** The address of the public site. */
  siteUrl: z.string(),
});
export type SiteFiles = z.output<typeof siteFilesSchema>;

/** A picture that a file can have beside it. */
const pictureSchema = z.object({
  /** The name of its file without focus and extension. */
  name: z.string(),
  label: z.string(),
  /** Path of the picture below the content folder; null while there is none. */
  file: z.nullable(z.string()),
  kind: z.enum(["photo", "logo"]),
  /** The part of a photo that is kept where it is cropped; null for what draws attention. */
  focus: z.nullable(z.enum(pictureFocus)),
  /** Another one for another picture; empty without one. */
  version: z.string(),
});
export type SitePicture = z.output<typeof pictureSchema>;

/**
 * `GET /api/site/file?path=`. `PATCH /api/site/file` with edits answers the same, `DELETE /api/site/file?path=` discards
 * its draft.
 */
const siteFileSchema = z.object({
  file: z.string(),
  /** The page that shows it; null when none does. */
  address: z.nullable(z.string()),
  /** Its JSON Schema. */
  schema: z.record(z.string(), z.unknown()),
  values: json,
  /** What pages show in place of names in braces in its texts. */
  filledIn: z.record(z.string(), z.string()),
  /** Where a copy still has what its original says. */
  copied: z.array(path),
  /** That of the draft; 0 without one. */
  version: z.number(),
  /** Whether it is not in the content folder yet. */
  isNew: z.boolean(),
  /** What is wrong, by the field's path with dots. */
  mistakes: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Values that have also been changed in the content folder; the draft has its own until one is chosen. */
  conflicts: z.array(z.object({ path, ours: z.optional(json), theirs: z.optional(json) })),
  /** What the draft changes. */
  changes: z.array(changeSchema),
  pictures: z.array(pictureSchema),
  /** Edits that were not made, because the value is another one than their author saw. */
  refused: z.array(z.object({ edit: editSchema, current: z.optional(json), author: z.string() })),
});
export type SiteFile = z.output<typeof siteFileSchema>;

/** Most edits of one request. */
export const maxEdits = 200;

const siteEditsSchema = z.strictObject({
  file,
  edits: z.array(editSchema).check(z.minLength(1), z.maxLength(maxEdits)),
});

/**
 * `POST /api/site/items`: makes the draft of a new item, answered like `GET /api/site/file`. It is a copy of `from`; null
 * gives it empty fields. `name` is the end of its address.
 */
const newItemSchema = z.strictObject({
  folder: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(100)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  from: z.nullable(file),
});

/**
 * `POST /api/site/moves`: gives an item another address, whose end is `name`; the old one leads there. Answered like
 * `GET /api/site/file`.
 */
const moveSchema = z.strictObject({ file, name: z.string().check(z.maxLength(100)) });

/**
 * `POST /api/site/removals`: the item is removed when its draft is published. Its address leads to `redirect`, or says
 * that it is gone.
 */
const removalSchema = z.strictObject({
  file,
  redirect: z.optional(z.string().check(z.maxLength(500))),
});

/** `POST /api/site/file/choice`: decides a conflict with the content folder. */
const conflictChoiceSchema = z.strictObject({ file, path, take: z.enum(["ours", "theirs"]) });

const seenPicture = { file, name: z.string().check(z.maxLength(120)), before: z._default(z.string(), "") };

/** `POST /api/site/pictures?file=&name=&before=` with the bytes of the picture, answered like `GET /api/site/file`. */
const newPictureSchema = z.strictObject(seenPicture);

/** `GET /api/site/picture?path=`: a small copy. The version makes the address of another picture another one. */
const pictureQuerySchema = z.strictObject({ path: file, version: z.optional(z.string()) });

/** `PATCH /api/site/pictures`: chooses the part of a photo that is kept. `before` is the version that was seen. */
const pictureFocusSchema = z.strictObject({ ...seenPicture, focus: z.nullable(z.enum(pictureFocus)) });

/** `POST /api/site/text-pictures?file=&name=` with the bytes of a photo for the text of an article. */
const newTextPictureSchema = z.strictObject({ file, name: z.string().check(z.maxLength(255)) });

/** Its answer: what the text calls the photo. */
const textPictureSchema = z.object({ name: z.string() });

/** `POST /api/site/file/discard`: discards one change of a draft, whose value is `after`. */
const discardChangeSchema = z.strictObject({ file, path, after: z.optional(json) });

const siteFileQuerySchema = z.strictObject({ path: file });

/** `GET /api/site/search?q=`: texts with these words, and where they stand. */
const siteSearchSchema = z.object({
  results: z.array(
    z.object({ file: z.string(), title: z.string(), path, place: z.string(), text: z.string() }),
  ),
});
export type SiteSearch = z.output<typeof siteSearchSchema>;

/** `GET /api/site/samples`: what must not go public as it is, file by file. */
const siteSamplesSchema = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      address: z.nullable(z.string()),
      samples: z.array(
        z.object({
          kind: z.enum(["sample", "address", "gap", "placeholder", "question"]),
          line: z.number(),
          path: z.array(z.union([z.string(), z.int()])),
          place: z.string(),
          /** The value, or the line of a long text. */
          source: z.string(),
          /** What is not confirmed in it. */
          text: z.string(),
          /** Whether the page can do without it. */
          canRemove: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SiteSamples = z.output<typeof siteSamplesSchema>;
export type SiteSample = SiteSamples["files"][number]["samples"][number];

/** `POST /api/site/samples`: confirms a sample, or removes it. */
const sampleActionSchema = z.strictObject({
  file,
  path,
  source: z.string(),
  action: z.enum(["confirm", "remove"]),
});
export type SampleAction = z.output<typeof sampleActionSchema>;

/** `GET /api/site/preview/…?file=`: the page with the drafts; without that of `file` it is not shown. */
const previewQuerySchema = z.object({ file: z.optional(file) });

export const siteApi = {
  files: route("GET", "/site/files", { answer: siteFilesSchema }),
  search: route("GET", "/site/search", {
    query: z.object({ q: z.string().check(z.maxLength(200)) }),
    answer: siteSearchSchema,
  }),
  file: route("GET", "/site/file", { query: siteFileQuerySchema, answer: siteFileSchema }),
  edit: route("PATCH", "/site/file", { body: siteEditsSchema, answer: siteFileSchema }),
  discard: route("DELETE", "/site/file", { query: siteFileQuerySchema }),
  choose: route("POST", "/site/file/choice", { body: conflictChoiceSchema, answer: siteFileSchema }),
  create: route("POST", "/site/items", { body: newItemSchema, answer: siteFileSchema }),
  move: route("POST", "/site/moves", { body: moveSchema, answer: siteFileSchema }),
  remove: route("POST", "/site/removals", { body: removalSchema }),
  drafts: route("GET", "/site/drafts", { answer: siteDraftsSchema }),
  changes: route("POST", "/site/changes", { body: chosenChangesSchema, answer: siteChangesSchema }),
  publications: route("GET", "/site/publications", { answer: sitePublicationsSchema }),
  publish: route("POST", "/site/publications", { body: newPublicationSchema, answer: publishedSchema }),
  goBack: route("POST", "/site/back", { body: backSchema, answer: publishedSchema }),
  discardChange: route("POST", "/site/file/discard", { body: discardChangeSchema }),
  history: route("GET", "/site/history", { query: siteFileQuerySchema, answer: siteHistorySchema }),
  restore: route("POST", "/site/history", { body: restoredValueSchema, answer: siteFileSchema }),
  samples: route("GET", "/site/samples", { answer: siteSamplesSchema }),
  settleSample: route("POST", "/site/samples", { body: sampleActionSchema }),
  picture: route("GET", "/site/picture", { query: pictureQuerySchema, answer: "file" }),
  savePicture: route("POST", "/site/pictures", { query: newPictureSchema, answer: siteFileSchema }),
  focusPicture: route("PATCH", "/site/pictures", { body: pictureFocusSchema, answer: siteFileSchema }),
  removePicture: route("DELETE", "/site/pictures", { query: siteFileQuerySchema }),
  addTextPicture: route("POST", "/site/text-pictures", {
    query: newTextPictureSchema,
    answer: textPictureSchema,
  }),
  previewLinks: route("GET", "/site/preview-links", { answer: previewLinksSchema }),
  sharePreview: route("POST", "/site/preview-links", { answer: previewLinkSchema }),
  endPreviews: route("DELETE", "/site/preview-links"),
  preview: route("GET", "/site/preview/*", { query: previewQuerySchema, answer: "file" }),
};
