import { useId } from "react";
import { inputStyle } from "../../../components/ui/field-style.ts";
import { PageOptions } from "./PageOptions.tsx";

type Props = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
  "aria-describedby": string | undefined;
  onFocus: () => void;
  value: string;
  onChange: (value: string) => void;
};

/** The field of what a link leads to, which offers the pages of the site. */
export function AddressControl({ onChange, ...control }: Props) {
  const listId = useId();
  return (
    <>
      <input
        {...control}
        list={listId}
        onChange={(event) => onChange(event.target.value)}
        className={inputStyle}
      />
      <PageOptions id={listId} />
    </>
  );
}
