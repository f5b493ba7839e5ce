import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import type { Member } from "#contract/desk/members.ts";
import { errorText } from "../../api/client.ts";
import { toasts } from "../../api/toasts.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { type Access, MemberFields } from "./MemberFields.tsx";
import { useMemberChange } from "./use-member-change.ts";

/** Changes what a member may do, or removes them, which ends their sessions at once. */
export function EditMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const change = useMemberChange();
  const [access, setAccess] = useState<Access>({ role: member.role, forms: member.forms });
  const [isRemoving, setRemoving] = useState(false);
  const name = member.name || member.email;
  function submit(event: FormEvent) {
    event.preventDefault();
    const onSuccess = () => {
      toasts.add({ title: isRemoving ? `${name} is removed` : `${name} is changed` });
      onClose();
    };
    change.mutate({ id: member.id, ...(isRemoving ? { removed: true } : access) }, { onSuccess });
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={name} description={member.email}>
        <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
          {isRemoving ? (
            <p>
              {name} is signed out everywhere at once and can no longer sign in. Notes and replies stay, with
              their name.
            </p>
          ) : (
            <MemberFields {...access} onChange={(part) => setAccess({ ...access, ...part })} />
          )}
          <FormError>{change.error && errorText(change.error)}</FormError>
          <footer className="flex justify-end gap-2">
            {!isRemoving && (
              <Button
                variant="danger"
                className="mr-auto"
                onClick={() => {
                  change.reset();
                  setRemoving(true);
                }}
              >
                Remove …
              </Button>
            )}
            <Button onClick={() => (isRemoving ? setRemoving(false) : onClose())}>Cancel</Button>
            <Button type="submit" variant={isRemoving ? "danger" : "primary"} disabled={change.isPending}>
              {isRemoving ? "Remove the member" : "Save"}
            </Button>
          </footer>
        </form>
      </DialogContent>
    </Dialog.Root>
  );
}
