import { queryOptions, useQuery } from "@tanstack/react-query";
import { siteApi } from "#contract/desk/site.ts";
import type { ChosenChanges } from "#contract/desk/site-publications.ts";
import { call } from "./call.ts";

/** The files of the site's content, with who has a draft of them. */
export const siteFilesQuery = queryOptions({
  queryKey: ["site", "files"],
  queryFn: ({ signal }) => call(siteApi.files, { signal }),
});

/** A file of them as it is listed; undefined until it is known. */
export const useListedFile = (file: string) =>
  useQuery(siteFilesQuery).data?.files.find((one) => one.file === file);

/** A file with its draft. */
export const siteFileQuery = (file: string) =>
  queryOptions({
    queryKey: ["site", "file", file],
    queryFn: ({ signal }) => call(siteApi.file, { query: { path: file }, signal }),
    staleTime: 0,
  });

/** Texts with a word. */
export const siteSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ["site", "search", q],
    queryFn: ({ signal }) => call(siteApi.search, { query: { q }, signal }),
    enabled: q !== "",
  });

/** The publications that changed a file. */
export const siteHistoryQuery = (file: string) =>
  queryOptions({
    queryKey: ["site", "history", file],
    queryFn: ({ signal }) => call(siteApi.history, { query: { path: file }, signal }),
  });

/** How many preview links of the member can be opened. */
export const previewLinksQuery = queryOptions({
  queryKey: ["site", "preview-links"],
  queryFn: ({ signal }) => call(siteApi.previewLinks, { signal }),
});

/** What must not go public as it is. */
export const siteSamplesQuery = queryOptions({
  queryKey: ["site", "samples"],
  queryFn: ({ signal }) => call(siteApi.samples, { signal }),
});

/** The drafts, which are listed before they are compared with the site. */
export const siteDraftsQuery = queryOptions({
  queryKey: ["site", "drafts"],
  queryFn: ({ signal }) => call(siteApi.drafts, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** What publishing would change. */
export const siteChangesQuery = (choice: ChosenChanges) =>
  queryOptions({
    queryKey: ["site", "changes", choice],
    queryFn: ({ signal }) => call(siteApi.changes, { body: choice, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What was published, newest first. */
export const sitePublicationsQuery = queryOptions({
  queryKey: ["site", "publications"],
  queryFn: ({ signal }) => call(siteApi.publications, { signal }),
});
