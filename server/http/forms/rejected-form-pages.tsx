import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import type { ServerData } from "#contract/server-data.ts";
import { escapeHtml, type HtmlPage, parseBuiltPage, toHtmlPage } from "../pages/html-page.ts";
import type { Problem } from "../replies/problem.ts";

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
  // One walk over the form instead of one per name: a small request can hold twenty thousand names.
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

/** Fallback when the form's page is not known: the message, what was typed, and a link back. */
function PlainPage({
  message,
  backHref,
  values,
  labels,
}: {
  message: string;
  backHref: string;
  values: string[];
  labels: ServerData["formRejected"];
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{labels.title}</title>
      </head>
      <body>
        <main>
          <h1>{labels.title}</h1>
          <p role="alert">{message}</p>
          <p>
            <a href={backHref}>{labels.back}</a>
          </p>
          {values.length > 0 && <h2>{labels.enteredValues}</h2>}
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal and never change places.
            <pre key={index}>{value}</pre>
          ))}
        </main>
      </body>
    </html>
  );
}

/**
 * Answers a rejected form that was sent without JavaScript with the form's own page: it has the values that were
 * typed, the message in its banner and each error beside its field.
 * @param clientFolder the folder of the built pages
 * @param labels for the fallback page
 */
export function rejectedFormPages(clientFolder: string, labels: ServerData["formRejected"]) {
  return {
    render({ pagePath, values }: SubmittedForm, problem: Problem): HtmlPage {
      const document = pagePath === undefined ? null : parseBuiltPage(clientFolder, pagePath);
      const form = document?.querySelector("form[data-form]");
      if (document && form) {
        fillForm(form, problem, values);
        return toHtmlPage(document);
      }
      const plainPage = renderToStaticMarkup(
        <PlainPage
          message={problem.message}
          backHref={pagePath ?? "/"}
          values={Object.values(values).filter((value) => value.trim() !== "")}
          labels={labels}
        />,
      );
      return toHtmlPage(parse(`<!DOCTYPE html>${plainPage}`));
    },
  };
}
