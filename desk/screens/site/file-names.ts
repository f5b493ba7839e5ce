import type { SiteFiles } from "#contract/desk/site.ts";
import type { SitePublications } from "#contract/desk/site-publications.ts";

/** The parts of the list, in its order: the folders of items, and two of what belongs to no item. */
export const groups: [id: string, label: string][] = [
  ["pages", "Pages"],
  ["articles", "Articles"],
  ["people", "People"],
  ["jobs", "Positions"],
  ["companies", "Companies"],
  ["programs", "Programs"],
  ["webinars", "Webinars"],
  ["studies", "Studies"],
  ["shared", "Texts that several pages share"],
  ["maps", "Maps"],
  ["replies", "Replies to applicants"],
  ["criteria", "Criteria for applications"],
];

/** Pages whose texts are on the pages of many items, or in place of others. */
const sharedPages = ["article", "job", "form-rejected", "not-found"];

/** The part of the list that a file belongs to. */
export function groupOf(file: string): string {
  const [folder = "", name] = file.split("/");
  const isShared =
    name === undefined || (folder === "pages" && sharedPages.includes(name.replace(/\.\w+$/, "")));
  return isShared ? "shared" : folder;
}

const names: Record<string, string> = {
  "site.yaml": "Names, addresses, menu, footer",
  "facts.yaml": "Facts and figures",
  "forms.yaml": "Forms",
  "mail.yaml": "Emails",
  "redirects.yaml": "Redirects",
  "stages.yaml": "Stages of applications",
  "pages/article.yaml": "Texts of all articles",
  "pages/job.yaml": "Texts of all positions",
  "pages/form-rejected.yaml": "Texts of error pages",
  "pages/not-found.yaml": "Texts of the page for wrong addresses",
};

type File = SiteFiles["files"][number];

/** What a file is called in the list. */
export function fileTitle({ file, title }: Pick<File, "file" | "title">): string {
  const page = /^pages\/(.+)\.\w+$/.exec(file)?.[1];
  const words = page?.replace(/-/g, " ");
  return names[file] ?? (words ? words.charAt(0).toUpperCase() + words.slice(1) : title);
}

type ChangedFile = SitePublications["publications"][number]["files"][number];

/** What a changed file is called: a photo by the item that it belongs to. */
export const changedName = (one: ChangedFile): string => (one.isPicture ? one.title : fileTitle(one));

/** The names of changed files, each once. */
export const changedNames = (files: ChangedFile[]): string[] => [...new Set(files.map(changedName))];
