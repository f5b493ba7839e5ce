export { buildRealSite as default } from "./sites.ts";
