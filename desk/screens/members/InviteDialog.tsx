import { useState } from "react";
import type { InvitedMember } from "#contract/desk/members.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { DialogButton } from "../../components/ui/DialogButton.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
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
  const submit = () =>
    invitation.mutate(
      { email: email.trim(), ...(name.trim() && { name: name.trim() }), ...access },
      {
        onSuccess: (member) => {
          onClose();
          onInvited(member);
        },
      },
    );
  return (
    // Without mail, its answer alone has the link: it stays open until that is there.
    <FormDialog
      title="Invite a colleague"
      action={invitation.isPending ? "Inviting …" : "Invite"}
      isBusy={invitation.isPending}
      error={formErrorText(error, "email", "name", "forms")}
      onSubmit={submit}
      onClose={onClose}
    >
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
        hint="Your colleague can change this name later."
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
    </FormDialog>
  );
}

/** Invites a person to the desk. */
export function InviteDialog({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  return (
    <DialogButton
      variant="primary"
      dialog={(close) => <InvitationForm onInvited={onInvited} onClose={close} />}
    >
      Invite
    </DialogButton>
  );
}
