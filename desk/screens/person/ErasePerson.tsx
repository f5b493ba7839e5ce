import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Person, personApi } from "#contract/desk/person.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { toasts } from "../../api/toasts.ts";
import { Button } from "../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog.tsx";
import { describeTotals } from "./person-totals.ts";

/** Erases everything held about a person, after a dialog that lists it. */
export function ErasePerson({ person, onErased }: { person: Person; onErased: () => void }) {
  const queries = useQueryClient();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const { email, totals } = person;
  const erase = useMutation({
    mutationFn: () => call(personApi.erase, { body: { email } }),
    onSuccess: () => {
      setOpen(false);
      toasts.add({ title: `The data about ${email} is erased` });
      onErased();
      for (const key of ["person", "application"]) queries.removeQueries({ queryKey: [key] });
      void refetch("application");
    },
  });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Erase …
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
        title="Erase everything about this person?"
        description={
          <>
            This removes for good everything that we hold about{" "}
            <strong className="font-bold text-text">{email}</strong>:
          </>
        }
        action="Erase everything"
        onConfirm={() => erase.mutate()}
        isBusy={erase.isPending}
        error={erase.error ? errorText(erase.error) : undefined}
      >
        <ul className="mt-3 border-t border-hairline">
          {describeTotals(totals).map((text) => (
            <li key={text} className="border-b border-hairline py-2">
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-fine text-quiet">
          These stay, without personal data: references, kinds of applications, stages, dates and the activity
          log. If this person was offered a position, the qualifications stay for two years, without the name.
          Emails that we sent stay in the mailboxes of those who received them. Backups keep a copy until they
          expire.
        </p>
      </ConfirmDialog>
    </>
  );
}
