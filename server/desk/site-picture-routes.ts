import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxPictureBytes, siteApi } from "#contract/desk/site.ts";
import { requireSiteRight } from "../permissions/permissions.ts";
import { viewPicture } from "../publications/editor/pictures/list-pictures.ts";
import {
  addTextPicture,
  removePicture,
  savePicture,
  setFocus,
} from "../publications/editor/pictures/save-picture.ts";
import { acceptBytes, bytesOf } from "./bytes-body.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { openSiteEditor } from "./site-editor.ts";

/** The pictures beside the site's content files. */
export async function sitePictureRoutes(api: FastifyInstance, { editor }: DeskOptions) {
  const use = () => openSiteEditor(editor);
  await api.register(async (own) => {
    acceptBytes(own, maxPictureBytes);
    const upload = {
      bodyLimit: maxPictureBytes,
      // Before the picture is received.
      onRequest: async ({ member }: FastifyRequest) => requireSiteRight(member, "editor"),
    };

    handle(
      own,
      siteApi.savePicture,
      async ({ member, query, request }) => savePicture(await use(), member, query, bytesOf(request)),
      upload,
    );

    handle(
      own,
      siteApi.addTextPicture,
      async ({ member, query, request }) => addTextPicture(await use(), member, query, bytesOf(request)),
      upload,
    );
  });

  handle(api, siteApi.focusPicture, async ({ member, body }) => setFocus(await use(), member, body));

  handle(api, siteApi.removePicture, async ({ member, query }) => {
    await removePicture(await use(), member, query.path);
  });

  handle(api, siteApi.picture, async ({ member, query, reply }) => {
    const view = await viewPicture(await use(), member, query.path);
    return reply.type("image/webp").send(view);
  });
}
