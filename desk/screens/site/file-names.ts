import type { SiteFiles } from "#contract/desk/site.ts";

/** The folders of the content in the order of the list, in words. */
export const groups: [folder: string, label: string][] = [
  ["pages", "Pages"],
  ["", "On every page"],
  ["articles", "Articles"],
  ["people", "People"],
  ["jobs", "Positions"],
  ["companies", "Companies"],
  ["programs", "Programs"],
  ["webinars", "Webinars"],
  ["studies", "Studies"],
  ["maps", "Maps"],
  ["replies", "Replies"],
];

const names: Record<string, string> = {
  "site.yaml": "Names, addresses, menu, footer",
  "facts.yaml": "Facts and figures",
  "forms.yaml": "Forms",
  "mail.yaml": "Emails",
  "redirects.yaml": "Redirects",
  "stages.yaml": "Stages of applications",
  "pages/article.yaml": "Texts of all articles",
  "pages/job.yaml": "Texts of all positions",
  "pages/form-rejected.yaml": "Texts of pages that refuse or fail",
  "pages/not-found.yaml": "Texts of a missing page",
};

type File = SiteFiles["files"][number];

/** What a file is called in the list. */
export function fileTitle({ file, title }: Pick<File, "file" | "title">): string {
  const page = /^pages\/(.+)\.\w+$/.exec(file)?.[1];
  const words = page?.replace(/-/g, " ");
  return names[file] ?? (words ? words.charAt(0).toUpperCase() + words.slice(1) : title);
}
