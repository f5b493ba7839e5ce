import { formatCount } from "#contract/count.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";
import { ChangedText } from "./ChangedText.tsx";
import { Shortened } from "./Shortened.tsx";

type Pages = NonNullable<SiteChanges["pages"]>;

/** The texts of a page that go and those that come. */
const changedTexts = (before: string[], now: string[]) => [
  ...before.map((text) => ({ text, when: "Before" as const })),
  ...now.map((text) => ({ text, when: "Now" as const })),
];

/** What visitors will see, page by page. */
export function PageChanges({ pages }: { pages: Pages }) {
  const { added, changed, removed, hasOther, later } = pages;
  return (
    <section aria-label="What visitors will see" className="flex flex-col gap-3">
      <h3 className="font-medium">What visitors will see</h3>
      <ul className="flex flex-col gap-3">
        {added.map(({ path, title }) => (
          <li key={path}>
            New page {path}: {title}
          </li>
        ))}
        {changed.map(({ paths, added: now, removed: before }) => (
          <li key={paths.join() + now.join()}>
            <p className="text-fine text-quiet">
              {paths[0]}
              {paths.length > 1 && ` and ${formatCount(paths.length - 1, "more page")}`}
            </p>
            {now.length + before.length === 0 ? (
              <p>The order of its parts</p>
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
        {removed.map(({ path, title }) => (
          <li key={path}>
            Page {path} disappears: {title}
          </li>
        ))}
        {later.map((text) => (
          <li key={text}>Later: {text}</li>
        ))}
        {hasOther && <li className="text-quiet">Also feeds, emails or open positions.</li>}
      </ul>
    </section>
  );
}
