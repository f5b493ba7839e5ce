import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#app/components/layout/ErrorScreen.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { getPagePicture } from "#content-model/page-pictures.ts";
import type { Route } from "./+types/not-found.ts";

/** Rendered twice, at the addresses `errorPages` names (scripts/built-pages.ts). */
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

/** Every path no other route knows, and those that were here once. The server answers them with their status. */
export default function NotFound({ loaderData: { isGone, status, backdrop } }: Route.ComponentProps) {
  const ways = useRouteLoaderData<typeof rootLoader>("root")?.notFound;
  return (
    <ErrorScreen
      detail={status}
      notFound={ways && { ...ways, text: isGone ? ways.gone : ways.text }}
      picture={backdrop}
    />
  );
}
