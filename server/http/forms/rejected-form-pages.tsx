import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#contract/escape-html.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { RenderPage } from "../../site/page-renderer.ts";
import { type HtmlPage, plainPolicy } from "../pages/html-page.ts";
import type { Problem } from "../replies/problem.ts";
import { type NextLink, PlainPage } from "./PlainPage.tsx";

/** A submitted form: the path of its page, and its text fields by name. */
export type SubmittedForm = { pagePath: string | undefined; values: Record<string, string> };

export type RejectedFormPages = ReturnType<typeof rejectedFormPages>;

/** A page without values, cut where its message belongs, so that an answer costs no rendering. */
type PageParts = { beforeMessage: string; afterMessage: string; policy: string };

const messageMark = "[message]";
const backMark = "[back]";

function cutAtMessage({ html, policy }: HtmlPage): PageParts {
  // A text of the site may contain the mark, too.
  const [beforeMessage = "", ...rest] = html.split(messageMark);
  return { beforeMessage, afterMessage: rest.join(messageMark), policy };
}

const withMessage = ({ beforeMessage, afterMessage, policy }: PageParts, message: string): HtmlPage => ({
  html: beforeMessage + escapeHtml(message) + afterMessage,
  policy,
});

/**
 * Answers a rejected form that was sent without JavaScript with the form's own page: it has the values that were
 * typed, the message in its banner and each error beside its field. A page that was opened gets a plain one.
 * @param pages the paths of the site's pages
 * @param labels for the fallback page
 */
export function rejectedFormPages(
  { pages }: { pages: { has: (path: string) => boolean } },
  labels: ServerData["formRejected"],
  renderPage: RenderPage,
) {
  const home: NextLink = { href: "/", label: labels.home };

  function plainPage(title: string, message: string, nextLink: NextLink, values: string[] = []): HtmlPage {
    const page = (
      <PlainPage title={title} message={message} nextLink={nextLink}>
        {values.length > 0 && <h2>{labels.enteredValues}</h2>}
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal and never change places.
          <pre key={index}>{value}</pre>
        ))}
      </PlainPage>
    );
    return { html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`, policy: plainPolicy };
  }
  const plainParts = (title: string, nextLink: NextLink) =>
    cutAtMessage(plainPage(title, messageMark, nextLink));
  const unknownPageParts = plainParts(labels.title, home);
  const otherPageParts = plainParts(labels.title, { href: backMark, label: labels.back });
  const openedParts = plainParts(labels.opened.title, home);
  // An empty address is the page's own.
  const retryParts = plainParts(labels.opened.title, { href: "", label: labels.opened.retry });
  const partsByPath = new Map<string, Promise<PageParts | null>>();

  async function renderParts(pagePath: string): Promise<PageParts | null> {
    const refusedForm = { state: "error" as const, message: messageMark, errors: {}, values: {} };
    const page = await renderPage(pagePath, { refusedForm });
    return page.html.includes(messageMark) ? cutAtMessage(page) : null;
  }
  /** The parts of a form's page. Each page is rendered once; null for one without a form. */
  function partsOf(pagePath: string): Promise<PageParts | null> {
    const known = partsByPath.get(pagePath);
    if (known) return known;
    const parts = renderParts(pagePath);
    partsByPath.set(pagePath, parts);
    parts.catch(() => partsByPath.delete(pagePath));
    return parts;
  }

  async function pageWithoutValues(pagePath: string | undefined, message: string): Promise<HtmlPage> {
    const isPage = pagePath !== undefined && pages.has(pagePath);
    const parts = isPage ? await partsOf(pagePath) : null;
    if (parts) return withMessage(parts, message);
    if (pagePath === undefined) return withMessage(unknownPageParts, message);
    const afterMessage = otherPageParts.afterMessage.replace(backMark, () => escapeHtml(pagePath));
    return withMessage({ ...otherPageParts, afterMessage }, message);
  }

  async function formPage({ pagePath, values }: SubmittedForm, { message, errors = {} }: Problem) {
    if (Object.keys(values).length === 0 && Object.keys(errors).length === 0) {
      return pageWithoutValues(pagePath, message);
    }
    if (pagePath !== undefined && pages.has(pagePath) && (await partsOf(pagePath))) {
      return renderPage(pagePath, { refusedForm: { state: "error", message, errors, values } });
    }
    return null;
  }

  return {
    /** Answers a page that was opened and could not be shown. */
    renderOpened({ status, message }: Problem): HtmlPage {
      return withMessage(status === 429 || status >= 500 ? retryParts : openedParts, message);
    },
    /** Answers a rejected form. */
    async render(submitted: SubmittedForm, problem: Problem): Promise<HtmlPage> {
      // What was typed is shown also where the form's page cannot be rendered.
      const page = await formPage(submitted, problem).catch(() => null);
      if (page) return page;
      const { pagePath, values } = submitted;
      const shownValues = Object.values(values).filter((value) => value.trim() !== "");
      const nextLink = pagePath === undefined ? home : { href: pagePath, label: labels.back };
      return plainPage(labels.title, problem.message, nextLink, shownValues);
    },
  };
}
