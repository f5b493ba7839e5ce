import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type * as z from "zod/mini";
import type { BodyOf } from "#contract/desk/route.ts";
import { type linkAnswerSchema, signInApi } from "#contract/desk/sign-in.ts";
import { call } from "../../api/call.ts";
import { errorText, fieldErrors } from "../../api/client.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { hasPasskeys, requestPasskey } from "../../passkeys/passkeys.ts";
import { SignInLayout } from "./SignInLayout.tsx";
import { rememberNextPage, useSignIn, useSignInElsewhere } from "./use-sign-in.ts";

type LinkSentProps = { email: string; answer: z.output<typeof linkAnswerSchema>; onBack: () => void };

function LinkSent({ email, answer: { message, isMailed }, onBack }: LinkSentProps) {
  return (
    <SignInLayout title={isMailed ? "Check your email" : "Check the server’s log"}>
      <p className="font-bold">{email}</p>
      <p>{message}</p>
      <p className="mt-4 text-quiet">
        {isMailed && "No email? It may be in the junk folder. "}Use the address that your invitation was sent
        to.
      </p>
      <Button className="mt-6 self-start" onClick={onBack}>
        Use another address
      </Button>
    </SignInLayout>
  );
}

/** Signs in with a passkey of this device. */
function PasskeyButton({ next }: { next: string | null }) {
  const signIn = useSignIn((body: BodyOf<typeof signInApi.withPasskey>) =>
    call(signInApi.withPasskey, { body }),
  );
  const request = useMutation({
    mutationFn: () => {
      rememberNextPage(next);
      return requestPasskey();
    },
    onSuccess: (response) => response && signIn.mutate({ response }),
  });
  const error = request.error ?? signIn.error;
  return (
    <>
      <Button disabled={request.isPending || signIn.isPending} onClick={() => request.mutate()}>
        <IconKey aria-hidden />
        Use a passkey
      </Button>
      <FormError>{error && errorText(error)}</FormError>
    </>
  );
}

/** Sign-in by a link in a mail, or with a passkey. */
export function SignIn() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const [email, setEmail] = useState("");
  const next = query.get("next");
  const link = useMutation({
    mutationFn: () => {
      rememberNextPage(next);
      return call(signInApi.askForLink, { body: { email: email.trim() } });
    },
  });
  useSignInElsewhere(next);
  if (link.data) return <LinkSent email={email.trim()} answer={link.data} onBack={link.reset} />;
  const { error } = link;
  function submit(event: FormEvent) {
    event.preventDefault();
    link.mutate();
  }
  return (
    <SignInLayout title="Sign in">
      {state?.wasSignedIn && (
        <p className="mb-5">
          You were signed out: your session or your access has ended. This tab keeps the notes, replies,
          judgements and decisions that you were writing.
        </p>
      )}
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label="Your email address"
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error ? (fieldErrors(error).email ?? errorText(error)) : undefined}
        />
        <Button type="submit" variant="primary" disabled={link.isPending}>
          {link.isPending ? "Sending …" : "Send me a link"}
        </Button>
        {hasPasskeys() && <PasskeyButton next={next} />}
      </form>
    </SignInLayout>
  );
}
