import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../api/call.ts";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { AddressField, finishedName } from "./AddressField.tsx";
import { sentOnce, sentOnceError } from "./lost-answer.ts";

type Props = {
  file: string;
  address: string;
  onOpenFile: (file: string) => void;
  onClose: () => void;
};

/** Gives an item another address. The old one is redirected. */
export function ChangeAddress({ file, address, onOpenFile, onClose }: Props) {
  const old = address.slice(address.lastIndexOf("/") + 1);
  const [name, setName] = useState(old);
  const move = useMutation({
    ...sentOnce,
    mutationFn: () => call(siteApi.move, { body: { file, name: finishedName(name) } }),
    onSuccess: (moved) => {
      onClose();
      onOpenFile(moved.file);
    },
    meta: { refetch: "site" },
  });
  return (
    <FormDialog
      title="Change the address"
      description={`Once you have published the change, ${address} redirects to the new address. Links on the site are updated.`}
      action="Change the address"
      isBusy={move.isPending}
      canSubmit={finishedName(name) !== old}
      hasChanges={name !== old}
      error={sentOnceError(move.error)}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <AddressField value={name} onChange={setName} />
    </FormDialog>
  );
}
