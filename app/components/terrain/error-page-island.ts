// Script of the error pages; bundled by scripts/build-assets.ts.
import { drawAddressIsland } from "./address-island.ts";

const hero = document.querySelector(".hero");
if (hero) drawAddressIsland(hero, location.pathname);
