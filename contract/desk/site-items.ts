/** The kinds of items that can be added to the site, by the folder of their files, in words. */
export const itemKinds: Record<string, string> = {
  articles: "article",
  people: "person",
  jobs: "position",
  companies: "company",
  programs: "program",
  webinars: "webinar",
  studies: "study",
  replies: "reply",
};

/** Whether a file of the content is meant as a picture, by the ending of its name. */
export const isPictureName = (file: string) =>
  /\.(jpe?g|png|webp|heic|heif|avif|gif|tiff?|bmp|svg|psd|raw)$/i.test(file);

/** Whether a path is that of a picture in a folder of the content, also of one that no page can show. */
export const isPictureFile = (file: string) =>
  /^[a-z]+\/[^/\\\0.][^/\\\0]*$/.test(file) && isPictureName(file);

/** The folder of a content file; empty for a file beside the folders. */
export const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf("/")));

/** Whether the files of a folder are items, which can be added, copied and removed. */
export const isItemFolder = (folder: string) => Object.hasOwn(itemKinds, folder);

export const isItem = (file: string) => isItemFolder(folderOf(file));
