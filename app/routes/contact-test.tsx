import { Heading } from "#app/components/ui/Heading.tsx";
import { ContactTestForm } from "#app/forms/ContactTestForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readContactTest } from "#content-model/contact-test.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/contact-test.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readContactTest();
  return { page, seo: await pageSeo(url, { ...page.seo, robots: "noindex" }) };
}

export const meta = pageMeta;

export default function ContactTest({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <section data-ground="paper" className="pt-[calc(var(--bar)+5rem)] pb-(--section)">
      <div className="frame-width">
        <div className="max-w-prose">
          <Heading level={1} variant="section">
            {page.title}
          </Heading>
          <p className="mt-4 mb-10 text-quiet">{page.description}</p>
          <ContactTestForm labels={page.labels} />
        </div>
      </div>
    </section>
  );
}
