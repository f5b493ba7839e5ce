import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { meQuery } from "../../api/members.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { TextField } from "../../components/ui/TextField.tsx";
import { createPasskey, hasPasskeys } from "../../passkeys/passkeys.ts";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

/** @param device the browser and system, the suggested name */
function NewPasskey({ device }: { device: string }) {
  const [name, setName] = useState(device);
  const change = useMyChange();
  const creation = useMutation({
    mutationFn: createPasskey,
    onSuccess: (response) => {
      if (!response) return;
      change.mutate(
        {
          change: () => call(meApi.addPasskey, { body: { name: name.trim(), response } }),
          done: "The passkey is saved",
        },
        // What was typed for the next one meanwhile stays.
        { onSuccess: () => setName((typed) => (typed === name ? "" : typed)) },
      );
    },
    meta: { failure: "The passkey could not be created" },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    creation.mutate();
  }
  return (
    <form className="flex items-end gap-2 not-first:mt-3" onSubmit={submit}>
      <TextField
        label="Name of this device"
        className="grow"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={creation.isPending || change.isPending || !name.trim()}>
        Add a passkey
      </Button>
    </form>
  );
}

/** The devices with which one signs in without an email. */
export function Passkeys() {
  const { passkeys, sessions } = useSuspenseQuery(meQuery).data;
  const change = useMyChange();
  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, face or device code, without an email."
    >
      {passkeys.length > 0 && (
        <ul ref={keepFocus} className="border-t border-hairline">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className="flex min-h-row items-center gap-4 border-b border-hairline py-1">
              <span className="min-w-0 flex-1">{name}</span>
              <TimeAgo time={createdAt} className="text-fine text-quiet" />
              <Button
                variant="quiet"
                aria-label={`Remove the passkey ${name}`}
                disabled={change.isPending}
                onClick={() =>
                  change.mutate({
                    change: () => call(meApi.removePasskey, { params: { id } }),
                    done: "The passkey is removed",
                  })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <NewPasskey device={sessions.find(({ isCurrent }) => isCurrent)?.device ?? ""} />
      ) : (
        <p className="text-quiet">This browser does not support passkeys.</p>
      )}
    </Section>
  );
}
