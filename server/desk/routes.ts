import type { FastifyInstance } from "fastify";
import { activityRoutes } from "./activity-routes.ts";
import { applicationRoutes } from "./application-routes.ts";
import type { DeskOptions } from "./desk-options.ts";
import { exportRoutes } from "./export-routes.ts";
import { inboxRoutes } from "./inbox-routes.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { meRoutes } from "./me-routes.ts";
import { memberRoutes } from "./member-routes.ts";
import { numberRoutes } from "./number-routes.ts";
import { personRoutes } from "./person-routes.ts";
import { releaseAndEraseRoutes } from "./release-and-erase-routes.ts";
import { replyRoutes } from "./reply-routes.ts";
import { resumeRoutes } from "./resume-routes.ts";
import { signInRoutes } from "./sign-in-routes.ts";

/** Adds routes below `/api`. They need a signed-in member unless their `config` says `isPublic`. */
export type RouteModule = (api: FastifyInstance, options: DeskOptions) => void | Promise<void>;

/** All routes of the desk. */
export const routeModules: RouteModule[] = [
  signInRoutes,
  meRoutes,
  memberRoutes,
  activityRoutes,
  inboxRoutes,
  liveRoutes,
  applicationRoutes,
  resumeRoutes,
  replyRoutes,
  personRoutes,
  numberRoutes,
  mailRoutes,
  releaseAndEraseRoutes,
  exportRoutes,
];
