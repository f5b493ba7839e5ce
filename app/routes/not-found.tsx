import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#app/components/layout/ErrorScreen.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { getPagePicture } from "#content-model/page-pictures.ts";
import type { Route } from "./+types/not-found.ts";

/** Prerendered at both paths of `errorPages` (scripts/built-pages.ts). */
export async function loader({ params }: Route.LoaderArgs) {
  const isGone = params["*"] === "410";
  return {
    isGone,
    status: isGone ? "410 Gone" : "404 Not Found",
    backdrop: await getPagePicture("not-found"),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.status },
  { name: "robots", content: "noindex" },
];

/** Unknown and removed pages. The server sends them with status 404 or 410. */
export default function NotFound({ loaderData: { isGone, status, backdrop } }: Route.ComponentProps) {
  const notFound = useRouteLoaderData<typeof rootLoader>("root")?.notFound;
  return (
    <ErrorScreen
      detail={status}
      text={isGone ? notFound?.gone : notFound?.text}
      links={notFound?.links}
      picture={backdrop}
    />
  );
}
