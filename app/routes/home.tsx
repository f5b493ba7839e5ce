import { pageMeta } from "#app/page-meta.ts";
import { pageSeo } from "#content-model/seo.ts";

export async function loader() {
  return { seo: await pageSeo({ path: "/", title: "Home", description: "…" }) };
}

export const meta = pageMeta;

export default function Home() {
  return <h1>Where Nordic Innovation Meets Global Ambition</h1>;
}
