import type { FastifyInstance } from "fastify";
import { activityRoutes } from "./activity-routes.ts";
import { applicationRoutes } from "./application-routes.ts";
import type { DeskOptions } from "./desk-options.ts";
import { inboxRoutes } from "./inbox-routes.ts";
import { interviewRoutes } from "./interview-routes.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { meRoutes } from "./me-routes.ts";
import { memberRoutes } from "./member-routes.ts";
import { messageRoutes } from "./message-routes.ts";
import { personRoutes } from "./person-routes.ts";
import { replyFileRoutes } from "./reply-file-routes.ts";
import { replyRoutes } from "./reply-routes.ts";
import { resumeRoutes } from "./resume-routes.ts";
import { reviewRoutes } from "./review-routes.ts";
import { savedViewRoutes } from "./saved-view-routes.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { sitePictureRoutes } from "./site-picture-routes.ts";
import { sitePreviewRoutes } from "./site-preview-routes.ts";
import { siteRoutes } from "./site-routes.ts";

/** Adds routes below `/api`. They need a signed-in member unless they are public. */
export type RouteModule = (api: FastifyInstance, options: DeskOptions) => void | Promise<void>;

/** All routes of the desk. */
export const routeModules: RouteModule[] = [
  signInRoutes,
  meRoutes,
  memberRoutes,
  activityRoutes,
  inboxRoutes,
  savedViewRoutes,
  liveRoutes,
  applicationRoutes,
  resumeRoutes,
  reviewRoutes,
  replyRoutes,
  interviewRoutes,
  replyFileRoutes,
  personRoutes,
  mailRoutes,
  messageRoutes,
  siteRoutes,
  sitePictureRoutes,
  sitePreviewRoutes,
];
