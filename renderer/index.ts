// The entry of the renderer's bundle; renderer.ts has its type, for those who load it.
export { isPublished } from "#content-model/publication.ts";
export { pictureContent } from "#pictures/write-pictures.ts";
export {
  addressOf,
  checkFile,
  fieldNames,
  fileSchema,
  filledIn,
  findPageOf,
  listFiles,
} from "./edit-content.ts";
export { listPictures, minTextWidth } from "./edit-pictures.ts";
export { confirmedText, listSamples, samplesIn } from "./edit-samples.ts";
export { renderPage } from "./render-page.ts";
export { renderSite } from "./render-site.ts";
export { checkSite, listPaths, readSiteData, renderSiteFile } from "./site-data.ts";
