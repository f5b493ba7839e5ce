import { type HTMLElement, parse } from "node-html-parser";
import type { ServerData } from "#contract/server-data.ts";
import { escapeHtml, finishPage, openPage, type Page } from "../pages/page-without-script.ts";
import type { Problem } from "../replies/problem.ts";

/** What a form sent: the page it is on, and its text fields by name. */
export type SentForm = { page: string | undefined; values: Record<string, string> };

export type FormPages = ReturnType<typeof formPages>;

/** Puts what was typed back into one control. Files cannot be put back; browsers forbid it. */
function fillControl(control: HTMLElement, value: string) {
  const type = control.getAttribute("type");
  if (control.tagName === "TEXTAREA") {
    // A parser drops the first line break of a text area, so one is put before what was typed.
    control.set_content(`\n${escapeHtml(value)}`);
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      if ((option.getAttribute("value") ?? option.text) === value) option.setAttribute("selected", "");
      else option.removeAttribute("selected");
    }
  } else if (type === "checkbox") control.setAttribute("checked", "");
  // Hidden fields already hold what they must; a file cannot be filled in.
  // Of what would be read as markup, the parser itself escapes quotation marks only.
  else if (type !== "file" && type !== "hidden") control.setAttribute("value", escapeHtml(value));
}

/** Shows a field's error in the place the form keeps for it, and ties it to the field. */
function showError(form: HTMLElement, name: string, error: string) {
  const slot = form.querySelector(`[data-error-for="${name}"]`);
  const control = form.querySelector(`[name="${name}"]`);
  if (!slot || !control) return;
  slot.removeAttribute("hidden");
  slot.set_content(escapeHtml(error));
  control.setAttribute("aria-invalid", "true");
}

function fillForm(form: HTMLElement, { message, errors = {} }: Problem, values: SentForm["values"]) {
  // One walk of the form, and not one for each name: a small request can hold twenty thousand names.
  for (const control of form.querySelectorAll("[name]")) {
    const name = control.getAttribute("name") ?? "";
    if (Object.hasOwn(values, name)) fillControl(control, values[name] ?? "");
  }
  for (const [name, error] of Object.entries(errors)) {
    if (/^\w+$/.test(name)) showError(form, name, error);
  }
  const banner = form.querySelector("[data-form-banner]");
  banner?.removeAttribute("hidden");
  banner?.querySelector("p")?.set_content(escapeHtml(message));
  form.setAttribute("data-answered", "");
}

/** For a refusal whose form is not known, or no longer there: the message, what was typed, and the way back. */
function barePage(
  { message }: Problem,
  { page = "/", values }: SentForm,
  words: ServerData["notSent"],
): string {
  const title = escapeHtml(words.title);
  const typed = Object.values(values).filter((value) => value.trim() !== "");
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><main><h1>${title}</h1><p role="alert">${escapeHtml(message)}</p>`,
    `<p><a href="${escapeHtml(page)}">${escapeHtml(words.back)}</a></p>`,
    typed.length > 0 ? `<h2>${escapeHtml(words.typed)}</h2>` : "",
    ...typed.map((value) => `<pre>${escapeHtml(value)}</pre>`),
    "</main></body></html>",
  ].join("");
}

/**
 * Answers a refused form, sent without JavaScript, with the form's own page: everything typed is still there, the
 * message stands in the banner and each error beside its field.
 * @param client the folder of the built pages
 * @param words for a form whose page is not there
 */
export function formPages(client: string, words: ServerData["notSent"]) {
  return {
    fill(sent: SentForm, problem: Problem): Page {
      const document = sent.page === undefined ? null : openPage(client, sent.page);
      const form = document?.querySelector("form[data-form]");
      if (!document || !form) return finishPage(parse(barePage(problem, sent, words)));
      fillForm(form, problem, sent.values);
      return finishPage(document);
    },
  };
}
