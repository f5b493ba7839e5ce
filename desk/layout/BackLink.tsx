import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "react-router";
import { buttonVariants } from "../components/ui/Button.tsx";

type Props = {
  to: string;
  label: string;
  /** Whether Escape does the same. */
  hasKey?: boolean;
};

/** The arrow before a heading that leads back to a list. */
export function BackLink({ to, label, hasKey = false }: Props) {
  return (
    <Link
      to={to}
      aria-label={label}
      {...(hasKey && { "aria-keyshortcuts": "Escape", title: `${label} (Esc)` })}
      className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-ml-2.5" })}
    >
      <IconArrowLeft aria-hidden />
    </Link>
  );
}
