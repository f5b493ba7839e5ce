import { useMutation } from "@tanstack/react-query";
import { mayEdit } from "#contract/desk/roles.ts";
import { signInApi } from "#contract/desk/sign-in.ts";
import { call } from "../../api/call.ts";
import { hasStatus } from "../../api/client.ts";
import { useMember } from "../../api/members.ts";
import { Button } from "../../components/ui/Button.tsx";
import { clearDrafts } from "../../components/use-draft.ts";
import { Screen } from "../../layout/Screen.tsx";
import { Calendar } from "./Calendar.tsx";
import { CalendarAccount } from "./CalendarAccount.tsx";
import { FreeHours } from "./FreeHours.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Profile } from "./Profile.tsx";
import { Sessions } from "./Sessions.tsx";

/** Leaves the desk: nothing that was loaded or written stays in this tab. */
function SignOut() {
  const signOut = useMutation({
    mutationFn: () =>
      call(signInApi.signOut).catch((error: unknown) => {
        // Whose session has ended is signed out.
        if (!hasStatus(error, 401)) throw error;
      }),
    onSuccess: () => {
      clearDrafts();
      // A new document: what was loaded is gone, and no request still under way asks to come back here.
      window.location.replace("/sign-in");
    },
    meta: { failure: "You could not be signed out" },
  });
  return (
    <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign out
    </Button>
  );
}

/** One's own name, settings, calendar, hours, sessions and passkeys. */
export function Account() {
  const takesPart = mayEdit(useMember());
  return (
    <Screen title="Account" actions={<SignOut />}>
      <div className="max-w-[56rem] *:first:border-t-0 *:first:pt-0">
        <Profile />
        <Calendar />
        {takesPart && <FreeHours />}
        {takesPart && <CalendarAccount />}
        <Passkeys />
        <Sessions />
      </div>
    </Screen>
  );
}
