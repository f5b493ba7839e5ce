import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import type { InvitedMember } from "#contract/desk/members.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { MemberFields, type MemberRights } from "./MemberFields.tsx";
import { useInvitation } from "./use-member-change.ts";

function InvitationForm({
  onInvited,
  onClose,
}: {
  onInvited: (member: InvitedMember) => void;
  onClose: () => void;
}) {
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
  const errors = fieldErrors(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    invitation.mutate(
      { email: email.trim(), ...(name.trim() && { name: name.trim() }), ...access },
      { onSuccess: onInvited },
    );
  }
  return (
    // Without mail, its answer alone has the link: it stays open until that is there.
    <FormDialog title="Invite a colleague" isBusy={invitation.isPending} onClose={onClose}>
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
        <FormError>{formErrorText(error, "email", "name", "forms")}</FormError>
        <footer className="flex justify-end gap-2">
          <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
          <Button type="submit" variant="primary" disabled={invitation.isPending}>
            {invitation.isPending ? "Inviting …" : "Invite"}
          </Button>
        </footer>
      </form>
    </FormDialog>
  );
}

/** Invites a person to the desk. */
export function InviteDialog({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite
      </Button>
      {isOpen && (
        <InvitationForm
          onInvited={(member) => {
            setOpen(false);
            onInvited(member);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
