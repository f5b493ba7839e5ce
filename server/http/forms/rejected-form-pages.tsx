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
import { PlainPage } from "./PlainPage.tsx";

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

/**
 * Answers a rejected form that was sent without JavaScript with the form's own page: it has the values that were
 * typed, the message in its banner and each error beside its field.
 * @param clientFolder the folder of the built pages
 * @param labels for the fallback page
 */
export function rejectedFormPages(clientFolder: string, labels: ServerData["formRejected"]) {
  function plainPage(message: string, backHref: string, values: string[]): HtmlPage {
    const page = <PlainPage message={message} backHref={backHref} values={values} labels={labels} />;
    return { html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`, policy: policyWithStyles([]) };
  }
  const plainParts = cutAtMessage(plainPage(messageMark, backMark, []));
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
    const { beforeMessage, afterMessage, policy } = parts ?? plainParts;
    const back = escapeHtml(pagePath ?? "/");
    const after = parts ? afterMessage : afterMessage.replace(backMark, () => back);
    return { html: beforeMessage + escapeHtml(message) + after, policy };
  }

  return {
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
      return plainPage(problem.message, pagePath ?? "/", shownValues);
    },
  };
}
