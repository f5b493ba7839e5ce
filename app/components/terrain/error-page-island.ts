// Script of the error pages, which are never hydrated; bundled by scripts/pages/finish-pages.ts.
import { drawAddressIsland } from "./address-island.ts";

const hero = document.querySelector(".hero");
if (hero) drawAddressIsland(hero, location.pathname);
