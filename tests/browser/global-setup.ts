export { buildFixtureSite as default } from "../setup/fixture-site.ts";
