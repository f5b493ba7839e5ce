import type { SitePublications } from "#contract/desk/site-publications.ts";
import { changedNames } from "../file-names.ts";
import { Shortened } from "./Shortened.tsx";

/** What going back takes back: what was changed in the publications since then, and what is scheduled in them. */
export function TakenBack({ publications }: Pick<SitePublications, "publications">) {
  const names = changedNames(publications.flatMap(({ files }) => files));
  const later = publications.flatMap(({ pages }) => pages?.later.map((text) => `No longer: ${text}`) ?? []);
  return (
    <section aria-label="What is taken back" className="mt-4 wrap-anywhere">
      <h3 className="font-medium">What is taken back</h3>
      <Shortened items={[...new Set([...later, ...names])]} className="mt-1">
        {(text) => <li key={text}>{text}</li>}
      </Shortened>
    </section>
  );
}
