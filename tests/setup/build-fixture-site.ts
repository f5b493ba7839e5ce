export { buildFixtureSite as default } from "./sites.ts";
