import { IconBrandLinkedin, IconBrandX } from "@tabler/icons-react";

const icons = { linkedin: IconBrandLinkedin, x: IconBrandX };

/** The logo of a social network; decorative, since its link has the name. */
export function SocialIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
