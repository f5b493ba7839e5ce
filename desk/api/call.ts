import type { AnswerOf, BodyOf, DeskRoute, ParamsOf, QueryOf } from "#contract/desk/route.ts";
import { apiUrl, DeskApiError, type RequestOptions, readJson, send } from "./client.ts";

type Query<Route extends DeskRoute> = Route extends { query: object } ? { query: QueryOf<Route> } : object;
type Params<Route extends DeskRoute> = [keyof ParamsOf<Route>] extends [never]
  ? object
  : { params: ParamsOf<Route> };
type Body<Route extends DeskRoute> = Route extends { body: object } ? { body: BodyOf<Route> } : object;

/** What a route takes. */
export type CallOptions<Route extends DeskRoute> = Params<Route> &
  Query<Route> &
  Body<Route> &
  Pick<RequestOptions, "bytes" | "signal" | "keepalive">;

type Given = RequestOptions & { params?: Record<string, string> };

/** A route's path below `/api`, without a slash at its beginning. */
const pathOf = ({ path }: DeskRoute, params: Record<string, string> = {}) =>
  path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/**
 * Calls a route of the API and checks its answer.
 * @throws DeskApiError when it refuses, cannot be reached, or answers in a form this version does not know
 */
export async function call<const Route extends DeskRoute>(
  route: Route,
  ...[options]: object extends CallOptions<Route> ? [CallOptions<Route>?] : [CallOptions<Route>]
): Promise<AnswerOf<Route>> {
  const { params, ...given }: Given = options ?? {};
  const path = pathOf(route, params);
  const response = await send(path, { method: route.method, ...given });
  const { answer } = route;
  if (answer === undefined || answer === "file") return undefined as AnswerOf<Route>;
  const parsed = answer.safeParse(await readJson(response, given.signal));
  if (parsed.success) return parsed.data as AnswerOf<Route>;
  throw new DeskApiError(response.status, "The desk has been updated. Please reload the page.");
}

/** The address of a file that a route answers with. */
export function hrefOf<const Route extends DeskRoute>(
  route: Route,
  { params, query }: Params<Route> & Query<Route> & Given,
): string {
  return apiUrl(pathOf(route, params), query);
}
