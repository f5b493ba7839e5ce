import { IconCoins, IconCreditCard, IconLeaf, IconMessageCircle, IconTag } from "@tabler/icons-react";

/** Icons a company file may name for its card. */
export const companyIcons = {
  card: IconCreditCard,
  coins: IconCoins,
  leaf: IconLeaf,
  speech: IconMessageCircle,
  tag: IconTag,
};
