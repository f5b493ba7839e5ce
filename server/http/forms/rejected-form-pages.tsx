import type { HTMLElement } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import type { ServerData } from "#contract/server-data.ts";
import {
  escapeHtml,
  type HtmlPage,
  parseBuiltPage,
  policyWithStyles,
  toHtmlPage,
} from "../pages/html-page.ts";
import { Problem } from "../replies/problem.ts";
import { type NextLink, PlainPage } from "./PlainPage.tsx";

/** What a form sent: the path of its page, and its text fields by name. */
export type SubmittedForm = { pagePath: string | undefined; values: Record<string, string> };

export type RejectedFormPages = ReturnType<typeof rejectedFormPages>;

/** Sets the value of one control. Files stay empty, because browsers do not let a page choose a file. */
function setControlValue(control: HTMLElement, value: string) {
  const type = control.getAttribute("type");
  if (control.tagName === "TEXTAREA") {
    // An HTML parser drops the first line break of a text area.
    control.set_content(`\n${escapeHtml(value)}`);
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      if ((option.getAttribute("value") ?? option.text) === value) option.setAttribute("selected", "");
      else option.removeAttribute("selected");
    }
  } else if (type === "checkbox") control.setAttribute("checked", "");
  // Hidden fields have their value already. `setAttribute` escapes quotation marks only.
  else if (type !== "file" && type !== "hidden") control.setAttribute("value", escapeHtml(value));
}

/** Shows a field's error in the element that the form has for it. */
function showFieldError(form: HTMLElement, name: string, error: string) {
  const errorElement = form.querySelector(`[data-error-for="${name}"]`);
  const control = form.querySelector(`[name="${name}"]`);
  if (!errorElement || !control) return;
  errorElement.removeAttribute("hidden");
  errorElement.set_content(escapeHtml(error));
  control.setAttribute("aria-invalid", "true");
}

function fillForm(form: HTMLElement, { message, errors = {} }: Problem, values: SubmittedForm["values"]) {
  for (const control of form.querySelectorAll("[name]")) {
    const name = control.getAttribute("name") ?? "";
    if (Object.hasOwn(values, name)) setControlValue(control, values[name] ?? "");
  }
  for (const [name, error] of Object.entries(errors)) {
    if (/^\w+$/.test(name)) showFieldError(form, name, error);
  }
  const banner = form.querySelector("[data-form-banner]");
  banner?.removeAttribute("hidden");
  banner?.querySelector("p")?.set_content(escapeHtml(message));
  form.setAttribute("data-answered", "");
}

/** A page without values, cut where its message belongs, so that an answer costs no parsing. */
type PageParts = { beforeMessage: string; afterMessage: string; policy: string };

const messageMark = "[message]";
const backMark = "[back]";

function cutAtMessage({ html, policy }: HtmlPage): PageParts {
  const [beforeMessage = "", afterMessage = ""] = html.split(messageMark);
  return { beforeMessage, afterMessage, policy };
}

const withMessage = ({ beforeMessage, afterMessage, policy }: PageParts, message: string): HtmlPage => ({
  html: beforeMessage + escapeHtml(message) + afterMessage,
  policy,
});

/**
 * Answers a rejected form that was sent without JavaScript with the form's own page: it has the values that were
 * typed, the message in its banner and each error beside its field. A page that was opened gets a plain one.
 * @param clientFolder the folder of the built pages
 * @param labels for the fallback page
 */
export function rejectedFormPages(clientFolder: string, labels: ServerData["formRejected"]) {
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
    return { html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`, policy: policyWithStyles([]) };
  }
  const plainParts = (title: string, nextLink: NextLink) =>
    cutAtMessage(plainPage(title, messageMark, nextLink));
  const unknownPageParts = plainParts(labels.title, home);
  const otherPageParts = plainParts(labels.title, { href: backMark, label: labels.back });
  const openedParts = plainParts(labels.opened.title, home);
  // An empty address is the page's own.
  const retryParts = plainParts(labels.opened.title, { href: "", label: labels.opened.retry });
  const partsByPath = new Map<string, PageParts | null>();

  /** The parts of a form's page. Each built page is parsed once; null for one without a form. */
  function partsOf(pagePath: string): PageParts | null {
    const known = partsByPath.get(pagePath);
    if (known !== undefined) return known;
    const document = parseBuiltPage(clientFolder, pagePath);
    // Not remembered: the number of paths that do not exist has no limit.
    if (!document) return null;
    const form = document.querySelector("form[data-form]");
    if (form) fillForm(form, new Problem(400, messageMark), {});
    const parts = form ? cutAtMessage(toHtmlPage(document)) : null;
    partsByPath.set(pagePath, parts);
    return parts;
  }

  function pageWithoutValues(pagePath: string | undefined, message: string): HtmlPage {
    const parts = pagePath === undefined ? null : partsOf(pagePath);
    if (parts) return withMessage(parts, message);
    if (pagePath === undefined) return withMessage(unknownPageParts, message);
    const afterMessage = otherPageParts.afterMessage.replace(backMark, () => escapeHtml(pagePath));
    return withMessage({ ...otherPageParts, afterMessage }, message);
  }

  return {
    /** Answers a page that was opened and could not be shown. */
    renderOpened({ status, message }: Problem): HtmlPage {
      return withMessage(status === 429 || status >= 500 ? retryParts : openedParts, message);
    },
    /** Answers a rejected form. */
    render({ pagePath, values }: SubmittedForm, problem: Problem): HtmlPage {
      if (Object.keys(values).length === 0 && !problem.errors) {
        return pageWithoutValues(pagePath, problem.message);
      }
      const document = pagePath === undefined ? null : parseBuiltPage(clientFolder, pagePath);
      const form = document?.querySelector("form[data-form]");
      if (document && form) {
        fillForm(form, problem, values);
        return toHtmlPage(document);
      }
      const shownValues = Object.values(values).filter((value) => value.trim() !== "");
      const nextLink = pagePath === undefined ? home : { href: pagePath, label: labels.back };
      return plainPage(labels.title, problem.message, nextLink, shownValues);
    },
  };
}
