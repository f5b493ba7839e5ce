import { createRequestHandler, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { getItemPaths } from "#content-model/paths.ts";
import { errorPages } from "../built-pages.ts";

/** What a page was rendered to, and the error that a loader or a component threw. */
export type RenderedPage = { response: Response; error?: unknown };

const loadBuild = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;

/** The paths of all pages as they are now: of the routes without parameters, and of the content files. */
export async function pagePaths(vite: ViteDevServer): Promise<Set<string>> {
  const { routes } = await loadBuild(vite);
  const staticPaths = Object.values(routes).flatMap((route) => {
    if (route?.index) return ["/"];
    return route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [];
  });
  return new Set([...staticPaths, ...(await getItemPaths())]);
}

/** Renders a page, or its data for an address that ends in `.data`. */
export async function renderPage(vite: ViteDevServer, request: Request): Promise<RenderedPage> {
  const build = await loadBuild(vite);
  let error: unknown;
  const handle = createRequestHandler(
    {
      ...build,
      // The configuration was read at the start and does not know the pages of files that were added since.
      prerender: [...errorPages, ...(await pagePaths(vite))],
      entry: {
        ...build.entry,
        module: {
          ...build.entry.module,
          handleError: (thrown) => {
            error ??= thrown;
          },
        },
      },
    },
    "development",
  );
  return { response: await handle(request), error };
}
