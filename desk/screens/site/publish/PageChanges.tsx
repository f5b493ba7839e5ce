import { formatCount } from "#contract/count.ts";
import type { SiteChanges } from "#contract/desk/site-publications.ts";

type Pages = NonNullable<SiteChanges["pages"]>;

const maxShown = 12;

function Texts({
  texts,
  element: Element,
  prefix,
}: {
  texts: string[];
  element: "del" | "ins";
  prefix: string;
}) {
  return texts.slice(0, maxShown).map((text) => (
    <li key={prefix + text} className="wrap-anywhere">
      <span className="sr-only">{prefix}: </span>
      <Element className={Element === "del" ? "text-quiet line-through" : "no-underline"}>{text}</Element>
    </li>
  ));
}

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
            <ul>
              <Texts texts={before} element="del" prefix="Before" />
              <Texts texts={now} element="ins" prefix="Now" />
              {now.length + before.length === 0 && <li>The order of its parts</li>}
            </ul>
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
