import { Dialog } from "@base-ui/react/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import { call } from "../../api/call.ts";
import { errorText } from "../../api/client.ts";
import { useRefetch } from "../../api/refetch.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { AddressField, finishedName } from "./AddressField.tsx";

type Props = {
  file: string;
  address: string;
  onOpenFile: (file: string) => void;
};

function AddressForm({ file, address, onOpenFile }: Props) {
  const refetch = useRefetch();
  const old = address.slice(address.lastIndexOf("/") + 1);
  const [name, setName] = useState(old);
  const move = useMutation({
    mutationFn: () => call(siteApi.move, { body: { file, name: finishedName(name) } }),
    onSuccess: (moved) => onOpenFile(moved.file),
    onSettled: () => refetch("site"),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    move.mutate();
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <AddressField value={name} onChange={setName} />
      <FormError>{move.error && errorText(move.error)}</FormError>
      <footer className="flex flex-wrap justify-end gap-2">
        <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
        <Button type="submit" variant="primary" disabled={move.isPending || finishedName(name) === old}>
          Change the address
        </Button>
      </footer>
    </form>
  );
}

/** Gives an item another address. The old one is redirected. */
export function ChangeAddress(props: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="quiet" />}>Address …</Dialog.Trigger>
      <DialogContent
        title="Change the address"
        description={`Once you have published it, ${props.address} leads to the new address.`}
      >
        <AddressForm {...props} />
      </DialogContent>
    </Dialog.Root>
  );
}
