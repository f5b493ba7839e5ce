import {
  IconAntennaBars5,
  IconBolt,
  IconChartLine,
  IconClock,
  IconDeviceMobile,
  IconFileText,
  IconLanguage,
  IconRuler2,
  IconShieldCheck,
  IconTruckDelivery,
  IconUsers,
} from "@tabler/icons-react";

/** Icons a company file may name for a feature. */
export const featureIcons = {
  bolt: IconBolt,
  chart: IconChartLine,
  clock: IconClock,
  file: IconFileText,
  language: IconLanguage,
  phone: IconDeviceMobile,
  ruler: IconRuler2,
  shield: IconShieldCheck,
  signal: IconAntennaBars5,
  truck: IconTruckDelivery,
  users: IconUsers,
};
