import type { Plugin } from "vite";
import { pictureContent } from "#pictures/draw.ts";
import { requestedPictures } from "#pictures/requests.ts";

const contentTypes: Record<string, string> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  avif: "image/avif",
  webp: "image/webp",
};

/** In development: draws a picture when the browser first loads it. A build draws them after prerendering. */
export function servePictures(): Plugin {
  return {
    name: "serve-pictures",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/pictures", async ({ url = "/" }, response, next) => {
        const file = url.slice(1);
        const request = requestedPictures.get(file);
        if (!request) return next();
        try {
          const content = await pictureContent(file, request);
          response.setHeader("Content-Type", contentTypes[file.split(".").at(-1) ?? ""] ?? "");
          response.end(content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
