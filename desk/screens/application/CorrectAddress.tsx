import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { applicationApi } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { mailKindLabel } from "#contract/desk/mail-kinds.ts";
import { mailApi } from "#contract/desk/mails.ts";
import { call } from "../../api/call.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { toasts } from "../../api/toasts.ts";
import { useSeenVersion } from "../../api/use-seen-version.ts";
import { formatFullTime } from "../../components/format-time.ts";
import { CheckboxList } from "../../components/ui/CheckboxList.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { TextField } from "../../components/ui/TextField.tsx";

/** The mails to an applicant that failed, newest first. */
const failedMailsQuery = ({ reference, email }: InboxRow) =>
  queryOptions({
    queryKey: ["mails", "failed", reference],
    queryFn: ({ signal }) => call(mailApi.list, { query: { state: "failed", reference }, signal }),
    select: ({ mails }) => mails.filter(({ to }) => to === email),
    staleTime: 0,
  });

/** Corrects the address that an applicant mistyped. */
export function CorrectAddress({ row, onClose }: { row: InboxRow; onClose: () => void }) {
  const [email, setEmail] = useState(row.email);
  const [version, onError] = useSeenVersion(row);
  const failed = useQuery(failedMailsQuery(row));
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const failedIds = failed.data?.map(({ id }) => id) ?? [];
  const resend = failedIds.filter((id) => !skipped.includes(id));
  const correction = useMutation({
    mutationFn: () =>
      call(applicationApi.correctAddress, {
        params: { reference: row.reference },
        body: { email: email.trim(), version, resend },
      }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: () => {
      toasts.add({ title: "The address is corrected" });
      onClose();
    },
    meta: { refetch: "application" },
  });
  const error = correction.error ?? failed.error;
  return (
    <FormDialog
      title="Correct the address"
      action="Save"
      isBusy={correction.isPending}
      canSubmit={failed.data !== undefined && email.trim() !== row.email}
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
      <CheckboxList
        legend="Failed emails to send again, to the new address"
        options={(failed.data ?? []).map(({ id, kind, queuedAt }) => ({
          value: id,
          label: `${mailKindLabel(kind)}, ${formatFullTime(queuedAt)}`,
        }))}
        chosen={resend}
        onChange={(chosen) => setSkipped(failedIds.filter((id) => !chosen.includes(id)))}
      />
    </FormDialog>
  );
}
