import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { applicationApi } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { call } from "../../api/call.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { toasts } from "../../api/toasts.ts";
import { useSeenVersion } from "../../api/use-seen-version.ts";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { TextField } from "../../components/ui/TextField.tsx";

/** Corrects the address that an applicant mistyped. */
export function CorrectAddress({ row, onClose }: { row: InboxRow; onClose: () => void }) {
  const [email, setEmail] = useState(row.email);
  const [version, onError] = useSeenVersion(row);
  const correction = useMutation({
    mutationFn: () =>
      call(applicationApi.correctAddress, {
        params: { reference: row.reference },
        body: { email: email.trim(), version },
      }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: () => {
      toasts.add({ title: "The address is corrected" });
      onClose();
    },
    meta: { refetch: "application" },
  });
  const { error } = correction;
  return (
    <FormDialog
      title="Correct the address"
      description="Emails to the applicant that could not be sent are sent again to the new address."
      action="Save"
      isBusy={correction.isPending}
      canSubmit={email.trim() !== row.email}
      hasChanges={email !== row.email}
      noValidate
      error={formErrorText(error, "email")}
      onSubmit={() => correction.mutate(undefined, { onError })}
      onClose={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldErrors(error).email}
      />
    </FormDialog>
  );
}
