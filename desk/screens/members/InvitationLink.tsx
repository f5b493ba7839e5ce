import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import type { InvitedMember } from "#contract/desk/members.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { CopyField } from "../../components/CopyField.tsx";
import { memberLabel } from "../../components/names.ts";
import { DialogContent } from "../../components/ui/Dialog.tsx";

/** The link of an invitation that could not be mailed, to hand over by other means. It is shown only here. */
export function InvitationLink({ member, onClose }: { member: InvitedMember; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`${memberLabel(member)} is invited`}
        description={`No email was sent, so please give your colleague this link. It works once, within ${linkMinutes.signIn} minutes.`}
        initialFocus={field}
      >
        <div className="mt-4">
          <CopyField label="Link to sign in" value={member.link ?? ""} ref={field} />
        </div>
      </DialogContent>
    </Dialog.Root>
  );
}
