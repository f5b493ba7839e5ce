import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { ContentError } from "#content-model/content-error.ts";
import type { Renderer } from "#renderer/renderer.ts";
import type { DevelopmentServer, startDevelopmentServer } from "#server/development.ts";
import { contentErrorPage } from "./content-error-page.ts";
import { withExcerpts } from "./content-mistakes.ts";

/** Saving several files at once counts as one change. */
const changeDelayMs = 200;

/** Whose change is a change of the server. */
const serverSource = /\/(server|contract|brand)\/.*\.tsx?$/;

const pictureFolder = ".cache/pictures";

type Options = {
  /** Absolute path. */
  contentFolder: string;
  /** Settings of the server. */
  environment: NodeJS.ProcessEnv;
};

/** Loads the renderer as it is now. */
const loadRenderer = (vite: ViteDevServer) => vite.ssrLoadModule("/renderer/index.ts") as Promise<Renderer>;

/** The page in place of one that cannot be shown. */
async function errorPage(vite: ViteDevServer, contentFolder: string, error: unknown): Promise<string> {
  if (!(error instanceof Error)) throw error;
  // Not `instanceof`: the renderer has a class of its own.
  if (error.name === "ContentError") {
    return contentErrorPage(await withExcerpts((error as ContentError).mistakes, contentFolder));
  }
  vite.ssrFixStacktrace(error);
  console.error(error);
  return contentErrorPage([{ file: "", message: error.stack ?? error.message, excerpt: [] }]);
}

/**
 * Runs the program's own server and renderer in development: what Vite does not answer, they answer. Pages are reloaded
 * when the content changes, and the server is started again when its code does.
 */
export function serveProgram({
  contentFolder,
  environment,
}: Options): Plugin & { close: () => Promise<void> } {
  let server: Promise<DevelopmentServer> | undefined;
  /** Whether all content is right; undefined when that is not known. */
  let checked: Promise<void> | undefined;

  async function start(vite: ViteDevServer): Promise<DevelopmentServer> {
    const content = () => ({ folder: contentFolder, timeMs: Date.now(), drafts: true, pictureFolder });
    const module = await vite.ssrLoadModule("/server/development.ts");
    return (module.startDevelopmentServer as typeof startDevelopmentServer)(environment, {
      renderer: () => loadRenderer(vite),
      content,
      assets: null,
      check() {
        checked ??= loadRenderer(vite).then(({ checkSite }) => checkSite(content()));
        return checked;
      },
      errorPage: (error) => errorPage(vite, contentFolder, error),
    });
  }
  const stop = async () => {
    await (await server?.catch(() => undefined))?.stop();
  };
  /** Starts the server in place of one that runs. With content that it cannot read it does not start. */
  function restart(vite: ViteDevServer) {
    const stopped = stop();
    server = stopped.then(() => start(vite));
    return server.then(
      () => true,
      () => false,
    );
  }

  return {
    name: "serve-program",
    // Before React Router's own handler.
    enforce: "pre",
    configureServer(vite) {
      let isStarted = restart(vite);
      let needsRestart = false;
      let timer: NodeJS.Timeout | undefined;
      /** When a page was last asked for, and when the pages were last told to reload, in milliseconds. */
      let askedAtMs = 0;
      let reloadedAtMs = 0;
      const { hot } = vite.environments.client;

      async function applyChanges() {
        checked = undefined;
        if (!(await isStarted) || needsRestart) {
          needsRestart = false;
          isStarted = restart(vite);
          await isStarted;
        }
        reloadedAtMs = performance.now();
        hot.send({ type: "full-reload" });
      }
      // A page that was still loading when the others were told.
      hot.on("vite:client:connect", (_payload, client) => {
        if (askedAtMs < reloadedAtMs) client.send({ type: "full-reload" });
      });
      vite.watcher.add(contentFolder);
      vite.watcher.on("all", (_event, file) => {
        const isServer = serverSource.test(file);
        if (!isServer && !file.startsWith(contentFolder + path.sep)) return;
        needsRestart ||= isServer;
        // A new file is reported when it is still empty, and again when it has its text.
        clearTimeout(timer);
        timer = setTimeout(applyChanges, changeDelayMs);
      });
      return () => {
        vite.middlewares.use((request, response, next) => {
          if (request.headers["sec-fetch-dest"] === "document") askedAtMs = performance.now();
          server
            ?.then(({ handle }) => handle(request, response))
            .catch(async (error) => {
              const html = await errorPage(vite, contentFolder, error);
              response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(html);
            })
            .catch(next);
        });
      };
    },
    close: stop,
  };
}
