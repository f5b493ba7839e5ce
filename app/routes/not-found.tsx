import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "#app/frame/ErrorScreen.tsx";
import type { loader } from "#app/root.tsx";

export const meta = () => [{ title: "404 Not Found" }, { name: "robots", content: "noindex" }];

/** Every path no other route knows. The server answers it with status 404. */
export default function NotFound() {
  const frame = useRouteLoaderData<typeof loader>("root");
  return <ErrorScreen detail="404 Not Found" ways={frame?.notFound} />;
}
