import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#app/frame/ErrorScreen.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { pagePicture } from "#content-model/page-pictures.ts";
import type { Route } from "./+types/not-found.ts";

export async function loader() {
  return { backdrop: await pagePicture("not-found") };
}

export const meta = () => [{ title: "404 Not Found" }, { name: "robots", content: "noindex" }];

/** Every path no other route knows. The server answers it with status 404. */
export default function NotFound({ loaderData: { backdrop } }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  return <ErrorScreen detail="404 Not Found" ways={frame?.notFound} picture={backdrop} />;
}
