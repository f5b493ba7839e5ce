import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { Problem } from "./problem.ts";

export type FormPages = ReturnType<typeof formPages>;

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Puts what was typed back into one control. Files cannot be put back; browsers forbid it. */
function fillControl(control: HTMLElement, value: string) {
  if (control.tagName === "TEXTAREA") control.set_content(escapeHtml(value));
  else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      if ((option.getAttribute("value") ?? option.text) === value) option.setAttribute("selected", "");
      else option.removeAttribute("selected");
    }
  } else if (control.getAttribute("type") === "checkbox") control.setAttribute("checked", "");
  else if (control.getAttribute("type") !== "file") control.setAttribute("value", value);
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

/**
 * Answers a refused form, sent without JavaScript, with the form's own page: everything typed is still there, the
 * message stands in the banner and each error beside its field. The page's scripts are left out, because they
 * would start the application at an address that has no page.
 */
export function formPages(client: string) {
  return {
    /** @returns the page and the policy it needs */
    fill(page: string, sent: { problem: Problem; values: Record<string, string> }) {
      const document = parse(readFileSync(path.join(client, page, "index.html"), "utf8"), { comment: true });
      for (const script of document.querySelectorAll("script")) script.remove();
      const styles = document.querySelectorAll("style").map((style) => style.innerHTML);
      const form = document.querySelector("form[data-form]");
      if (form) {
        for (const [name, value] of Object.entries(sent.values)) {
          if (!/^\w+$/.test(name)) continue;
          for (const control of form.querySelectorAll(`[name="${name}"]`)) fillControl(control, value);
        }
        for (const [name, error] of Object.entries(sent.problem.errors ?? {})) showError(form, name, error);
        const banner = form.querySelector("[data-form-banner]");
        banner?.removeAttribute("hidden");
        banner?.querySelector("p")?.set_content(escapeHtml(sent.problem.message));
        form.setAttribute("data-answered", "");
      }
      const hashes = styles.map(
        (style) => ` 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
      );
      return {
        html: document.toString(),
        policy:
          `default-src 'none'; style-src-elem 'self'${hashes.join("")}; style-src-attr 'unsafe-inline'; ` +
          "img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      };
    },
  };
}
