import { fastify } from "fastify";
import { routeModules } from "#server/desk/routes.ts";

/** All routes that the desk's modules add, such as `GET /api/me`. */
export async function findRoutes(): Promise<string[]> {
  const app = fastify();
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.push(`${each} ${url}`);
  });
  // No handler is called; what a module reads of the options when it adds its routes may be any address.
  const anything: object = new Proxy(() => anything, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => "https://studio.example" : anything),
    apply: () => anything,
  });
  await app.register(
    async (api) => {
      for (const addRoutes of routeModules) await addRoutes(api, anything as never);
    },
    { prefix: "/api" },
  );
  return routes;
}
