// Script of every page, loaded after it; bundled by scripts/build-assets.ts.
import { moveCarousels } from "./carousels.ts";
import { showCopyrightYear } from "./copyright-year.ts";
import { closeAndOpenDialogs } from "./dialogs.ts";
import { keepFilterInAddress } from "./filter-address.ts";
import { keepPageOffline } from "./offline-notice.ts";
import { startParallax } from "./parallax.ts";
import { revealOnScroll } from "./reveal.ts";

closeAndOpenDialogs();
keepPageOffline();
showCopyrightYear();
keepFilterInAddress();
moveCarousels();
startParallax();
revealOnScroll();
