import { IconBrandLinkedin, IconBrandX } from "@tabler/icons-react";

const icons = { linkedin: IconBrandLinkedin, x: IconBrandX };

/** The mark of a social network; decorative, its link carries the name. */
export function SocialIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden stroke={1.5} />;
}
