import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { signInAnswerSchema } from "#contract/desk/sign-in.ts";
import { errorText, request } from "../../api/client.ts";
import { toastError } from "../../api/toasts.ts";
import { Button } from "../../components/ui/Button.tsx";
import { clearDrafts } from "../../components/use-draft.ts";
import { Screen } from "../../layout/Screen.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Profile } from "./Profile.tsx";
import { Sessions } from "./Sessions.tsx";

/** Leaves the desk: nothing that was loaded or written stays in this tab. */
function SignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => request(signInAnswerSchema, "sign-out", { method: "POST" }),
    onSuccess: async () => {
      await navigate("/sign-in", { replace: true });
      queries.clear();
      clearDrafts();
    },
    onError: (error) => toastError("You are still signed in", errorText(error)),
  });
  return (
    <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign out
    </Button>
  );
}

/** One's own name, settings, sessions and passkeys. */
export function Account() {
  return (
    <Screen title="Account" actions={<SignOut />}>
      <div className="max-w-[56rem] *:first:border-t-0 *:first:pt-0">
        <Profile />
        <Passkeys />
        <Sessions />
      </div>
    </Screen>
  );
}
