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

/** Whether a content file is an item, which can be copied and removed. */
export const isItem = (file: string) =>
  Object.hasOwn(itemKinds, file.slice(0, Math.max(0, file.lastIndexOf("/"))));
