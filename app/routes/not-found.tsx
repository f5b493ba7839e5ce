import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#app/components/layout/ErrorScreen.tsx";
import { HeroBackdrop } from "#app/components/sections/Hero.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/not-found.ts";

/** Rendered at both paths of `errorPages` (renderer/pages/finish-page.ts). */
export async function loader({ params }: Route.LoaderArgs) {
  const isGone = params["*"] === "410";
  return {
    isGone,
    status: isGone ? "410 Gone" : "404 Not Found",
    siteName: (await readSite()).name,
    backdrop: await getPageBackdrop("not-found", "half"),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData && `${loaderData.status} · ${loaderData.siteName}` },
  { name: "robots", content: "noindex" },
];

/** Unknown and removed pages. The server sends them with status 404 or 410. */
export default function NotFound({ loaderData: { isGone, status, backdrop } }: Route.ComponentProps) {
  const notFound = useRouteLoaderData<typeof rootLoader>("root")?.notFound;
  return (
    <ErrorScreen
      detail={status}
      isExpected={isGone}
      text={isGone ? notFound?.gone : notFound?.text}
      links={notFound?.links}
      backdrop={<HeroBackdrop picture={backdrop} />}
    />
  );
}
