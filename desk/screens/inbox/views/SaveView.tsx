import { useRef, useState } from "react";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import { mayEdit } from "#contract/desk/roles.ts";
import { errorText } from "../../../api/client.ts";
import { useMember } from "../../../api/members.ts";
import { toasts } from "../../../api/toasts.ts";
import { CheckboxRow } from "../../../components/ui/CheckboxRow.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { useNewSavedView } from "./use-saved-view-changes.ts";

/** Keeps filters and order of the list under a name. */
export function SaveView({ filter, onClose }: { filter: InboxFilter; onClose: () => void }) {
  const { q, ...kept } = filter;
  const member = useMember();
  const saving = useNewSavedView();
  // Sent again, it is the same view.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState("");
  const nameField = useRef<HTMLInputElement>(null);
  const [isShared, setShared] = useState(false);
  function submit() {
    saving.mutate(
      { id, name, filter: kept, isShared },
      {
        onSuccess: (view) => {
          toasts.add({ title: `“${view.name}” is saved`, description: "You can find it under Views." });
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title="Save this view"
      description={`The view keeps the filters and the order of this list${q ? ", but not the words that you searched for" : ""}.`}
      initialFocus={nameField}
      action="Save"
      isBusy={saving.isPending}
      hasChanges={name !== ""}
      error={saving.error && errorText(saving.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={nameField}
        label="Name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {mayEdit(member) && (
        <CheckboxRow
          label="Share it with the team"
          description="Everybody on the team gets the view, and sees those of its applications that they have access to."
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
