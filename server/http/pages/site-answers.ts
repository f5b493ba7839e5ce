import { formatReceived } from "#contract/format-time.ts";
import type { LinkedInterview } from "#contract/interviews.ts";
import { referencePattern } from "#contract/reference.ts";
import type { ApplicationNotice, ApplicationView } from "#contract/responses.ts";
import type { Site } from "../../site/open-site.ts";
import type { RenderAnswer } from "../../site/render-answer.ts";
import { rejectedFormPages } from "../forms/rejected-form-pages.tsx";
import type { HtmlPage } from "./html-page.ts";
import { notFoundPage, type SendNotFound } from "./not-found.ts";

const thanksPath = "/thanks";
const applicationPath = "/your-application";

/** Where a form that was stored without JavaScript is redirected to. */
export const thanksUrl = (reference: string) => `${thanksPath}?reference=${reference}`;

const dataUrl = (type: string, base64: string) => `data:${type};base64,${base64}`;

/**
 * Answers that show something on a page of the site, for visitors without JavaScript, and the error pages.
 * @param site its pages and texts
 */
export function siteAnswers(
  site: Pick<Site, "data"> & { pages: { has: (path: string) => boolean } },
  renderAnswer: RenderAnswer,
  sendNotFound: SendNotFound,
) {
  return {
    sendNotFound,
    rejectedPages: rejectedFormPages(site, site.data.formRejected, renderAnswer),
    /**
     * The page `/thanks` with the reference that its address names.
     * @returns null for another address, and for one without a well-formed reference
     */
    thanks(url: string): Promise<HtmlPage> | null {
      const [path, query] = url.split("?", 2);
      const reference = new URLSearchParams(query).get("reference");
      if (path !== thanksPath || !reference || !referencePattern.test(reference)) return null;
      return renderAnswer(thanksPath, { reference });
    },
    /** @param shown what was done, or why a form was refused */
    application(
      view: ApplicationView,
      code: string,
      {
        notice,
        ...refused
      }: { notice?: ApplicationNotice } & Pick<Parameters<RenderAnswer>[1], "refusedForm">,
    ): Promise<HtmlPage> {
      const { reference, receivedAt, file } = view;
      // Without the file's content, which has a link of its own.
      const json = { ...view, file: file && { name: file.name, type: file.type, size: file.size } };
      const jsonBase64 = Buffer.from(JSON.stringify(json, null, 2)).toString("base64");
      return renderAnswer(applicationPath, {
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
      return renderAnswer("/interview", { interview, ...(message && { refusedForm }) });
    },
    applicationErased: (): Promise<HtmlPage> => renderAnswer(applicationPath, { application: "erased" }),
  };
}

export type SiteAnswers = ReturnType<typeof siteAnswers>;

/** The answers of the site that is served at the time. */
export function currentAnswers(current: () => Site, renderAnswer: RenderAnswer): () => SiteAnswers {
  const bySite = new WeakMap<Site, SiteAnswers>();
  return () => {
    const site = current();
    const known = bySite.get(site);
    if (known) return known;
    const answers = siteAnswers(site, renderAnswer, notFoundPage(site.clientFolder, site.policyFor));
    bySite.set(site, answers);
    return answers;
  };
}
