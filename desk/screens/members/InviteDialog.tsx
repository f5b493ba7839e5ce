import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import type { InvitedMember } from "#contract/desk/members.ts";
import { DeskApiError, errorText } from "../../api/client.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { MemberFields, type MemberRights } from "./MemberFields.tsx";
import { useInvitation } from "./use-member-change.ts";

function InvitationForm({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  const invitation = useInvitation();
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [access, setAccess] = useState<MemberRights>({
    role: "member",
    forms: [],
    positions: [],
    ventures: [],
    accessUntil: null,
    site: "none",
  });
  const { error } = invitation;
  const errors = error instanceof DeskApiError ? error.errors : {};
  function submit(event: FormEvent) {
    event.preventDefault();
    invitation.mutate(
      { email: email.trim(), ...(name.trim() && { name: name.trim() }), ...access },
      {
        onSuccess: onInvited,
      },
    );
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label="Email address"
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <TextField
        label="Name"
        hint="They can change their name themselves."
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.name}
      />
      <MemberFields
        {...access}
        error={errors.forms}
        onChange={(change) => setAccess({ ...access, ...change })}
      />
      <FormError>{error && Object.keys(errors).length === 0 && errorText(error)}</FormError>
      <footer className="flex justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={invitation.isPending}>
          {invitation.isPending ? "Inviting …" : "Invite"}
        </Button>
      </footer>
    </form>
  );
}

/** Invites a person to the desk. */
export function InviteDialog({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button variant="primary" />}>Invite</Dialog.Trigger>
      <DialogContent title="Invite a colleague">
        <InvitationForm
          onInvited={(member) => {
            setOpen(false);
            onInvited(member);
          }}
        />
      </DialogContent>
    </Dialog.Root>
  );
}
