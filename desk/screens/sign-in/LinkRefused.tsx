import { Link } from "react-router";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { SignInLayout } from "./SignInLayout.tsx";
import { signInHref } from "./use-sign-in.ts";

/** Why a one-time link does not work, and the way to the sign-in page. */
export function LinkRefused({ reason, linkText }: { reason: string; linkText: string }) {
  return (
    <SignInLayout title="This link does not work">
      <p role="alert">{reason}</p>
      <Link to={signInHref()} className={buttonVariants({ className: "mt-6 self-start" })}>
        {linkText}
      </Link>
    </SignInLayout>
  );
}
