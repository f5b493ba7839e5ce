import { formatCount } from "#contract/count.ts";
import type { PageChanges as Pages } from "#contract/desk/site-publications.ts";
import { ChangedText } from "./ChangedText.tsx";
import { Shortened } from "./Shortened.tsx";

/** The texts of a page that go and those that come. */
const changedTexts = (before: string[], now: string[]) => [
  ...before.map((text) => ({ text, when: "Before" as const })),
  ...now.map((text) => ({ text, when: "Now" as const })),
];

const whereAddressLeads = (redirect: string | null | undefined) => {
  if (redirect) return `Its address redirects to ${redirect}.`;
  return redirect === null
    ? "At its address, visitors see that the page was removed."
    : "At its address, visitors see that there is no page.";
};

/** What changes for visitors, page by page. */
export function PageChanges({ title, pages }: { title: string; pages: Pages }) {
  const { added, changed, removed, other, later, noLonger } = pages;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-medium">{title}</h3>
      <ul className="flex flex-col gap-3">
        {added.map(({ path, title }) => (
          <li key={path}>
            New page {path}: {title}
          </li>
        ))}
        {changed.map(({ paths, added: now, removed: before, onlyMarkup }) => (
          <li key={paths.join() + now.join()}>
            <p className="text-fine text-quiet">
              {paths[0]}
              {paths.length > 1 && ` and ${formatCount(paths.length - 1, "more page")}`}
            </p>
            {now.length + before.length === 0 ? (
              <p>
                {onlyMarkup
                  ? "No visible text: a drawing, or details for search engines or screen readers"
                  : "The order of the page’s parts"}
              </p>
            ) : (
              <Shortened items={changedTexts(before, now)}>
                {(one) => (
                  <li key={one.when + one.text}>
                    <ChangedText {...one} />
                  </li>
                )}
              </Shortened>
            )}
          </li>
        ))}
        {removed.map(({ path, title, redirect }) => (
          <li key={path}>
            Page {path} is removed: {title}. {whereAddressLeads(redirect)}
          </li>
        ))}
        {later.map((text) => (
          <li key={text}>Later: {text}</li>
        ))}
        {noLonger.map((text) => (
          <li key={text}>No longer: {text}</li>
        ))}
        {other.length > 0 && <li>Also changed, outside the pages: {other.join(", ")}.</li>}
      </ul>
    </section>
  );
}
