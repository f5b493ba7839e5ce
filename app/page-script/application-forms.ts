// Script of `/your-application`, bundled by scripts/build-assets.ts.
import { characterCount } from "#app/components/ui/character-count.ts";
import { readJson, removeStored, writeJson } from "#app/forms/browser-storage.ts";

/** In the tab, so that a reload shows the application again. */
const storageKey = "application-code";

/** Longest time for an answer. One may have a resume of 10 MB, which takes this long at 1 Mbit/s. */
const timeoutMs = 120_000;

const viewAction = "/api/application/view";

const formsIn = (page: Element) => [...page.querySelectorAll<HTMLFormElement>("form")];
const typedText = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** The code that the forms of an application send; nothing where none is shown. */
const codeOf = (page: Element) =>
  page.querySelector<HTMLInputElement>("input[type=hidden][name=code]")?.value;

/** The page that a form is answered with; null without an answer: a network's sign-in page answers with 200, too. */
async function request(action: string, body: URLSearchParams) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(action, { method: "POST", headers: { Accept: "text/html" }, body, signal });
    const answer = new DOMParser().parseFromString(await response.text(), "text/html");
    const content = answer.querySelector("main:has([data-application])");
    return content && { isOk: response.ok, content };
  } catch {
    return null;
  }
}

/** Takes over what is typed into forms, and chosen in them, and which of them are open. */
function keepTyped(forms: HTMLFormElement[], page: Element) {
  for (const form of forms) {
    const next = formsIn(page).find((other) => other.getAttribute("action") === form.getAttribute("action"));
    for (const [name, value] of new FormData(form)) {
      const control = next?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === "radio") {
        control.checked = control.value === value;
      } else if (control && !(control instanceof HTMLInputElement)) {
        (control as HTMLTextAreaElement | HTMLSelectElement | RadioNodeList).value = String(value);
      }
    }
    if (form.closest("details[open]")) next?.closest("details")?.setAttribute("open", "");
  }
}

/** Sends the forms in the page, so that its address, and what is typed into its other forms, stay. */
function sendInPage(main: HTMLElement) {
  let isBusy = false;
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    for (const button of main.querySelectorAll("button")) button.disabled = busy;
  };

  function showError(text: string) {
    const banner = main.querySelector<HTMLElement>("[data-form-banner]");
    const paragraph = banner?.querySelector("p");
    if (!banner || !paragraph) return;
    paragraph.textContent = text;
    banner.hidden = false;
    banner.focus();
  }

  function show(content: Element, sent: HTMLFormElement | null) {
    // Another application does not get what was typed into this one.
    if (codeOf(content) === codeOf(main)) {
      keepTyped(
        formsIn(main).filter((form) => form !== sent),
        content,
      );
    }
    main.replaceChildren(...content.childNodes);
    main.querySelector<HTMLElement>("[autofocus]")?.focus();
  }

  async function send(action: string, data: FormData, form: HTMLFormElement | null = null) {
    if (isBusy) return;
    const typed = form && typedText(form);
    // The times of an interview are told in the visitor's time zone, too.
    if (!data.has("zone")) {
      const chosen = main.querySelector<HTMLInputElement>("input[name=zone]")?.value;
      data.set("zone", chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
    setBusy(true);
    const answer = await request(
      action,
      new URLSearchParams([...data].map(([name, value]) => [name, `${value}`])),
    );
    setBusy(false);
    if (!answer) {
      const { failed, eraseFailed } = main.querySelector<HTMLElement>("[data-application]")?.dataset ?? {};
      showError((action.endsWith("/erase") ? eraseFailed : failed) ?? "");
    } else if (answer.isOk) {
      // A form is emptied once it is stored, unless somebody went on writing.
      show(answer.content, form && typedText(form) === typed ? form : null);
      const code = codeOf(main);
      if (code) writeJson("sessionStorage", storageKey, code);
      else removeStored("sessionStorage", storageKey);
    } else if (answer.content.querySelector("[data-open-application]")) {
      // What was refused may have changed meanwhile, such as the times that are left.
      show(answer.content, null);
    } else {
      showError(answer.content.querySelector("[data-form-banner]")?.textContent ?? "");
    }
    const codeField = main.querySelector<HTMLInputElement>("input[name=code]:not([type=hidden])");
    // A link's code was removed from the address.
    if (codeField?.value === "" && !form && !answer?.isOk) codeField.value = `${data.get("code")}`;
    openFragment();
  }

  function view(code: string) {
    const data = new FormData();
    data.set("code", code);
    void send(viewAction, data);
  }

  /**
   * The confirmation mail's link has the code in its fragment, which no server sees. It is removed from the address. The
   * link may also be pasted into the address bar of this open page, during a request, too.
   */
  function openFragment() {
    const fragment = location.hash.slice(1);
    // Links in the page, such as the one past the top bar, have the ids of elements.
    if (isBusy || !fragment || document.getElementById(fragment)) return;
    history.replaceState(history.state, "", location.pathname);
    view(fragment);
  }

  main.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void send(event.target.getAttribute("action") ?? "", new FormData(event.target), event.target);
  });
  main.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const count = target.parentElement?.querySelector("[aria-live]");
    if (count) count.textContent = characterCount(target.value.length, target.maxLength);
  });
  addEventListener("hashchange", openFragment);
  openFragment();
  const savedCode = readJson("sessionStorage", storageKey);
  if (!isBusy && typeof savedCode === "string") view(savedCode);
}

const content = document.querySelector("main");
if (content) sendInPage(content);
