import { Dialog } from "@base-ui/react/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { applicationApi } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { call } from "../../api/call.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { toasts } from "../../api/toasts.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { TextField } from "../../components/ui/TextField.tsx";

/** Corrects the address that an applicant mistyped. */
export function CorrectAddress({ row, onClose }: { row: InboxRow; onClose: () => void }) {
  const refetch = useRefetch();
  const [email, setEmail] = useState(row.email);
  const correction = useMutation({
    mutationFn: () =>
      call(applicationApi.correctAddress, {
        params: { reference: row.reference },
        body: { email: email.trim(), version: row.version },
      }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: () => {
      toasts.add({ title: "The address is corrected" });
      onClose();
    },
    onSettled: () => refetch("application"),
  });
  const { error } = correction;
  function submit(event: FormEvent) {
    event.preventDefault();
    correction.mutate();
  }
  return (
    <FormDialog
      title="Correct the address"
      description="Emails to the applicant that failed are sent again to the new address."
      isBusy={correction.isPending}
      onClose={onClose}
    >
      <form className="mt-4 flex flex-col gap-5" noValidate onSubmit={submit}>
        <TextField
          label="Email address"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldErrors(error).email}
        />
        <FormError>{formErrorText(error, "email")}</FormError>
        <footer className="flex justify-end gap-2">
          <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
          <Button
            type="submit"
            variant="primary"
            disabled={correction.isPending || email.trim() === row.email}
          >
            Save
          </Button>
        </footer>
      </form>
    </FormDialog>
  );
}
