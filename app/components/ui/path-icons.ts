import { IconAffiliate, IconHeartHandshake, IconRoute, IconSeedling } from "@tabler/icons-react";

/** Icons a content file may name for a path card. */
export const pathIcons = {
  seedling: IconSeedling,
  handshake: IconHeartHandshake,
  route: IconRoute,
  network: IconAffiliate,
};
