import { ErrorScreen } from "#app/frame/ErrorScreen.tsx";

export const meta = () => [{ title: "404 Not Found" }, { name: "robots", content: "noindex" }];

/** Every path no other route knows. The server answers it with status 404. */
export default function NotFound() {
  return <ErrorScreen detail="404 Not Found" />;
}
