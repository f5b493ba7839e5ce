import type { FastifyInstance } from "fastify";
import { siteApi } from "#contract/desk/site.ts";
import { createItem } from "../publications/editor/create-item.ts";
import { decideConflict, discardChange, discardDraft } from "../publications/editor/discard.ts";
import { goBackAtDesk } from "../publications/editor/go-back.ts";
import { readHistory, restoreValue } from "../publications/editor/history.ts";
import { listDrafts } from "../publications/editor/list-drafts.ts";
import { listContentFiles } from "../publications/editor/list-files.ts";
import { listPublications } from "../publications/editor/list-publications.ts";
import { moveItem } from "../publications/editor/move-item.ts";
import {
  countPreviewLinks,
  createPreviewLink,
  endPreviewLinks,
} from "../publications/editor/preview-links.ts";
import { publishDrafts } from "../publications/editor/publish-drafts.ts";
import { readChanges } from "../publications/editor/read-changes.ts";
import { readFileForForm } from "../publications/editor/read-file.ts";
import { removeItem } from "../publications/editor/remove-item.ts";
import { listSamples, settleSample } from "../publications/editor/samples.ts";
import { saveEdits } from "../publications/editor/save-edits.ts";
import { searchSite } from "../publications/editor/search-site.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { openSiteEditor } from "./site-editor.ts";

/** A long article is sent whole with each of its edits. */
const maxEditBytes = 2 * 1024 * 1024;

/** The site's content: its files, drafts, changes and publications. */
export function siteRoutes(api: FastifyInstance, { editor, data, store, deskUrl }: DeskOptions) {
  const use = () => openSiteEditor(editor);

  handle(api, siteApi.files, async ({ member }) => ({
    ...(await listContentFiles(await use(), member)),
    siteUrl: data.url,
  }));

  handle(api, siteApi.search, async ({ member, query }) => searchSite(await use(), member, query.q));

  handle(api, siteApi.file, async ({ member, query }) => readFileForForm(await use(), member, query.path));

  handle(
    api,
    siteApi.edit,
    async ({ member, body }) => saveEdits(await use(), member, body.file, body.edits),
    { bodyLimit: maxEditBytes },
  );

  handle(api, siteApi.discard, async ({ member, query }) => {
    await discardDraft(await use(), member, query.path);
  });

  handle(api, siteApi.choose, async ({ member, body: { file, path, take } }) =>
    decideConflict(await use(), member, file, path, take),
  );

  handle(api, siteApi.create, async ({ member, body }) => createItem(await use(), member, body));

  handle(api, siteApi.move, async ({ member, body }) => moveItem(await use(), member, body.file, body.name));

  handle(api, siteApi.remove, async ({ member, body }) => {
    await removeItem(await use(), member, body.file, body.redirect || undefined);
  });

  handle(api, siteApi.discardChange, async ({ member, body }) => {
    await discardChange(await use(), member, body);
  });

  handle(api, siteApi.history, async ({ member, query }) => readHistory(await use(), member, query.path));

  handle(api, siteApi.restore, async ({ member, body }) => restoreValue(await use(), member, body));

  handle(api, siteApi.samples, async ({ member }) => listSamples(await use(), member));

  handle(api, siteApi.settleSample, async ({ member, body }) => {
    await settleSample(await use(), member, body);
  });

  handle(api, siteApi.previewLinks, async ({ member }) => ({
    count: await countPreviewLinks(store, member),
  }));

  handle(api, siteApi.sharePreview, async ({ member }) => {
    await use();
    return createPreviewLink(store, member, deskUrl());
  });

  handle(api, siteApi.endPreviews, ({ member }) => endPreviewLinks(store, member));

  handle(api, siteApi.drafts, async ({ member }) => listDrafts(await use(), member));

  handle(api, siteApi.changes, async ({ member, body }) => readChanges(await use(), member, body));

  handle(api, siteApi.publications, async ({ member }) => listPublications(await use(), member));

  handle(api, siteApi.publish, async ({ member, body }) => publishDrafts(await use(), member, body));

  handle(api, siteApi.goBack, async ({ member, body }) => goBackAtDesk(await use(), member, body));
}
