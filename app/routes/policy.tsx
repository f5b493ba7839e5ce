import { Hero } from "#app/components/sections/Hero.tsx";
import { LongRead } from "#app/components/sections/LongRead.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { longDate } from "#content-model/dates.ts";
import { readPolicy } from "#content-model/policies.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/policy.ts";

// Privacy and accessibility: two long texts of the same form, each with a content file of its own.
export async function loader({ url }: Route.LoaderArgs) {
  const name = url.pathname.startsWith("/privacy") ? "privacy" : "accessibility";
  const page = await readPolicy(name);
  return {
    page,
    updated: longDate(page.updated),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Policy({ loaderData: { page, updated } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        {...page.hero}
        form="short"
        below={
          <p className="text-small text-quiet">
            {page.lastChanged} {updated}
          </p>
        }
      />
      <LongRead contents={page.contents} headings={page.headings} html={page.html} />
    </>
  );
}
