import { Dialog } from "@base-ui/react/dialog";
import { IconCopy } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import type { InvitedMember } from "#contract/desk/members.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { inputStyle } from "../../components/ui/TextField.tsx";

/** The link of an invitation that could not be mailed, to hand over by other means. It is shown only here. */
export function InvitationLink({ member, onClose }: { member: InvitedMember; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(member.link ?? "");
      setCopied(true);
    } catch {
      // Without TLS, or when the browser asks and is told no, there is no clipboard: the link stays selected.
    }
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`${member.name || member.email} is invited`}
        description={`No mail was sent. Give them this link: it signs them in once, within ${linkMinutes.signIn} minutes.`}
        initialFocus={field}
      >
        <div className="mt-4 flex gap-2">
          <label htmlFor={id} className="sr-only">
            Link to sign in
          </label>
          <input
            id={id}
            ref={field}
            readOnly
            value={member.link ?? ""}
            onFocus={(event) => event.target.select()}
            className={inputStyle}
          />
          <Button variant="primary" onClick={() => void copy()}>
            <IconCopy aria-hidden />
            {isCopied ? "Copied" : "Copy"}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  );
}
