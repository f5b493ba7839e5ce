import { formatMinute } from "#contract/format-time.ts";
import type { ApplicationView } from "#contract/responses.ts";
import type { ServerData } from "#contract/server-data.ts";
import { escapeHtml, finishPage, openPage, type Page } from "../pages/page-without-script.ts";

const page = "/your-application";

type Words = ServerData["yourApplication"];

/** A row of the list, marked up as `app/ui/FactList.tsx` does. */
function fact(term: string, value: string) {
  return (
    '<div class="fact">' +
    `<dt class="text-small text-quiet">${escapeHtml(term)}</dt>` +
    `<dd><span class="whitespace-pre-wrap">${escapeHtml(value)}</span></dd></div>`
  );
}

function download(label: string, name: string, type: string, base64: string) {
  const link = `data:${type};base64,${base64}`;
  return `<a class="button button-secondary" download="${escapeHtml(name)}" href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
}

function everythingHeld(view: ApplicationView, code: string, words: Words) {
  const { reference, formType, receivedAt, fields, file } = view;
  // Without the file's content: it has a link of its own, and would be in this page twice.
  const described = { ...view, file: file && { name: file.name, type: file.type, size: file.size } };
  const json = Buffer.from(JSON.stringify(described, null, 2)).toString("base64");
  return [
    `<h2 class="display text-h2 mb-8">${escapeHtml(reference)}</h2><dl class="border-t border-hairline-strong">`,
    fact(words.kind, formType),
    fact(words.received, `${formatMinute(receivedAt)} UTC`),
    ...fields.map(({ label, value }) => fact(label, value)),
    file ? fact(words.file, file.name) : "",
    '</dl><p class="mt-8 flex flex-wrap gap-3">',
    download(words.downloadData, `${reference}.json`, "application/json", json),
    file ? download(words.downloadFile, file.name, file.type, file.content) : "",
    '</p><form class="mt-8 grid gap-6" method="post" action="/api/application/erase">',
    `<input type="hidden" name="code" value="${escapeHtml(code)}">`,
    `<p class="max-w-[56ch] font-medium">${escapeHtml(words.confirm)}</p>`,
    `<label class="flex gap-3"><input type="checkbox" required> ${escapeHtml(words.yes)}</label>`,
    `<div><button class="button button-primary" type="submit">${escapeHtml(words.erase)}</button></div></form>`,
  ].join("");
}

/**
 * The page of an application for visitors without JavaScript: what is held, or that it is gone, in the place of the
 * page's form.
 * @param client the folder of the built pages
 */
export function applicationPages(client: string, words: Words) {
  function withContent(content: string): Page {
    const document = openPage(client, page);
    const form = document?.querySelector("form[data-form]");
    if (!document || !form) throw new Error(`The page ${page} has not been built`);
    form.replaceWith(`<div>${content}</div>`);
    return finishPage(document);
  }
  return {
    held: (view: ApplicationView, code: string) => withContent(everythingHeld(view, code, words)),
    erased: () =>
      withContent(
        `<div role="status"><h2 class="display text-h2">${escapeHtml(words.gone)}</h2>` +
          `<p class="mt-4 max-w-[56ch] text-quiet">${escapeHtml(words.goneText)}</p></div>`,
      ),
  };
}
