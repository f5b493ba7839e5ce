import { useLocation } from "react-router";
import type { BodyOf } from "#contract/desk/route.ts";
import { signInApi } from "#contract/desk/sign-in.ts";
import { call } from "../../api/call.ts";
import { errorText, hasStatus } from "../../api/client.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { LinkRefused } from "./LinkRefused.tsx";
import { SignInLayout } from "./SignInLayout.tsx";
import { useSignIn } from "./use-sign-in.ts";

/**
 * The page that the link in a mail opens. Only its button uses the link up, since mail scanners open links too. The
 * token is in the fragment, which no log holds.
 */
export function SignInLink() {
  const token = useLocation().hash.slice(1);
  const signIn = useSignIn((body: BodyOf<typeof signInApi.withLink>) => call(signInApi.withLink, { body }));
  const isRefused = hasStatus(signIn.error, 404);
  if (!token || isRefused) {
    return (
      <LinkRefused
        reason={
          isRefused
            ? errorText(signIn.error)
            : "The address is incomplete. Please open the link in the email."
        }
        linkText="Ask for a new link"
      />
    );
  }
  return (
    <SignInLayout title="Sign in">
      <Button variant="primary" disabled={signIn.isPending} onClick={() => signIn.mutate({ token })}>
        {signIn.isPending ? "Signing in …" : "Sign in to the desk"}
      </Button>
      <FormError className="mt-4">{signIn.error && errorText(signIn.error)}</FormError>
    </SignInLayout>
  );
}
