import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "react-router";
import { buttonVariants } from "../../components/ui/Button.tsx";

/** Leads from a screen about the site back to its pages. */
export function BackToSite() {
  return (
    <Link
      to="/site"
      aria-label="Back to the site"
      className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-ml-2" })}
    >
      <IconArrowLeft aria-hidden />
    </Link>
  );
}
