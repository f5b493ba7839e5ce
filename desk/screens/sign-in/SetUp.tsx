import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import type { BodyOf } from "#contract/desk/route.ts";
import { linkMinutes, signInApi } from "#contract/desk/sign-in.ts";
import { call } from "../../api/call.ts";
import { errorText, fieldErrors, formErrorText, hasStatus } from "../../api/client.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { LinkRefused } from "./LinkRefused.tsx";
import { SignInLayout } from "./SignInLayout.tsx";
import { useSignIn } from "./use-sign-in.ts";

function SetUpForm({ token }: { token: string }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const setUp = useSignIn((body: BodyOf<typeof signInApi.setUp>) => call(signInApi.setUp, { body }));
  const errors = fieldErrors(setUp.error);
  function submit(event: FormEvent) {
    event.preventDefault();
    setUp.mutate({ token, name: name.trim(), email: email.trim() });
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.name}
      />
      <TextField
        label="Your email address"
        hint="We send the links to sign in to this address."
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <FormError>{formErrorText(setUp.error, "name", "email")}</FormError>
      <Button type="submit" variant="primary" disabled={setUp.isPending}>
        {setUp.isPending ? "Setting up …" : "Become the administrator"}
      </Button>
    </form>
  );
}

/** The page of the one-time link in the server's log: the person who opens it becomes the first member, an owner. */
export function SetUp() {
  const token = useLocation().hash.slice(1);
  const check = useQuery({
    queryKey: ["set-up", token],
    queryFn: async ({ signal }) => {
      await call(signInApi.checkSetUp, { body: { token }, signal });
      return true;
    },
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isRefused = hasStatus(check.error, 404);
  if (!token || isRefused) {
    return (
      <LinkRefused
        reason={
          isRefused
            ? errorText(check.error)
            : "The address is incomplete. Please copy the whole link from the server’s log."
        }
        linkText="To the sign-in page"
      />
    );
  }
  return (
    <SignInLayout title="Set up the desk">
      <QueryState query={check} loadingText="Checking the link …" />
      {check.data && (
        <>
          <p className="mb-6 text-quiet">
            You become its administrator and can invite the others. This page works once, for{" "}
            {linkMinutes.setUp} minutes after the server started.
          </p>
          <SetUpForm token={token} />
        </>
      )}
    </SignInLayout>
  );
}
