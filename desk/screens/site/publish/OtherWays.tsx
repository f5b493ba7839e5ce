import { Link } from "react-router";
import type { SitePublications } from "#contract/desk/site-publications.ts";
import { changedName } from "../file-names.ts";
import { Shortened } from "./Shortened.tsx";

type Props = {
  publication: SitePublications["publications"][number];
  isNewest: boolean;
};

/** How one change of a publication is taken back without the others. Nothing where there are no others. */
export function OtherWays({ publication: { files }, isNewest }: Props) {
  const items = files.filter(({ alone }) => alone !== null);
  if (items.length === 0 || (isNewest && files.length === 1)) return null;
  return (
    <section aria-label="Only one change" className="mt-4 wrap-anywhere">
      <h3 className="font-medium">Only one change</h3>
      <Shortened items={items} className="mt-1">
        {(one) => (
          <li key={one.file}>
            <Link
              to={`/site?${new URLSearchParams({ file: one.file })}`}
              state={{ opens: one.alone }}
              className="underline underline-offset-4"
            >
              {one.alone === "remove"
                ? `Remove only “${changedName(one)}”`
                : `Choose earlier texts in the history of “${changedName(one)}”`}
            </Link>
          </li>
        )}
      </Shortened>
    </section>
  );
}
