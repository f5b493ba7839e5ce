import { formatReceived } from "#contract/format-time.ts";
import type { LinkedInterview } from "#contract/interviews.ts";
import { referencePattern } from "#contract/reference.ts";
import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";
import type { Site } from "../../site/open-site.ts";
import type { RenderPage } from "../../site/page-renderer.ts";
import { rejectedFormPages } from "../forms/rejected-form-pages.tsx";
import type { HtmlPage } from "./html-page.ts";
import { notFoundPage, type SendNotFound } from "./not-found.ts";

const thanksPath = "/thanks";
const applicationPath = "/your-application";

/** Where a form that was stored without JavaScript is redirected to. */
export const thanksUrl = (reference: string) => `${thanksPath}?reference=${reference}`;

const dataUrl = (type: string, base64: string) => `data:${type};base64,${base64}`;

/**
 * Pages rendered for one request, for visitors without JavaScript, and the error pages.
 * @param site its pages and texts
 */
export function requestPages(
  site: Pick<Site, "data"> & { pages: { has: (path: string) => boolean } },
  renderPage: RenderPage,
  sendNotFound: SendNotFound,
) {
  return {
    sendNotFound,
    rejectedPages: rejectedFormPages(site, site.data.formRejected, renderPage),
    /**
     * The page `/thanks` with the reference that its address names.
     * @returns null for another address, and for one without a well-formed reference
     */
    thanks(url: string): Promise<HtmlPage> | null {
      const [path, query] = url.split("?", 2);
      const reference = new URLSearchParams(query).get("reference");
      if (path !== thanksPath || !reference || !referencePattern.test(reference)) return null;
      return renderPage(thanksPath, { reference });
    },
    /** @param shown what was done, or why a form was refused */
    application(
      view: ApplicationView,
      code: string,
      { notice, ...refused }: { notice?: ApplicationNotice } & Pick<Parameters<RenderPage>[1], "refusedForm">,
    ): Promise<HtmlPage> {
      const { reference, receivedAt, file } = view;
      // Without the file's content, which has a link of its own.
      const json = { ...view, file: file && { name: file.name, type: file.type, size: file.size } };
      const jsonBase64 = Buffer.from(JSON.stringify(json, null, 2)).toString("base64");
      return renderPage(applicationPath, {
        ...refused,
        application: {
          ...view,
          receivedAt: formatReceived(receivedAt),
          fileName: file?.name,
          code,
          notice,
          downloads: [
            { kind: "data", name: `${reference}.json`, href: dataUrl("application/json", jsonBase64) },
            ...(file
              ? [{ kind: "file" as const, name: file.name, href: dataUrl(file.type, file.content) }]
              : []),
          ],
        },
      });
    },
    /** The page of an interview. @param message why a form was refused */
    interview(interview: LinkedInterview | "unknown", message?: string): Promise<HtmlPage> {
      const refusedForm = { state: "error" as const, message: message ?? "", errors: {}, values: {} };
      return renderPage("/interview", { interview, ...(message && { refusedForm }) });
    },
    applicationErased: (): Promise<HtmlPage> => renderPage(applicationPath, { application: "erased" }),
  };
}

export type RequestPages = ReturnType<typeof requestPages>;

/** The pages of the site that is served at the time. */
export function currentRequestPages(current: () => Site, renderPage: RenderPage): () => RequestPages {
  const bySite = new WeakMap<Site, RequestPages>();
  return () => {
    const site = current();
    const known = bySite.get(site);
    if (known) return known;
    const pages = requestPages(site, renderPage, notFoundPage(site.clientFolder, site.policyFor));
    bySite.set(site, pages);
    return pages;
  };
}
