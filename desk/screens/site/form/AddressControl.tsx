import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { siteFilesQuery } from "../../../api/site.ts";
import { inputStyle } from "../../../components/ui/field-style.ts";
import { fileTitle } from "../file-names.ts";

type Props = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  onFocus: () => void;
  value: string;
  onChange: (value: string) => void;
};

/** The field of what a link leads to, which offers the pages of the site. */
export function AddressControl({ onChange, ...control }: Props) {
  const listId = useId();
  const files = useQuery(siteFilesQuery).data?.files ?? [];
  return (
    <>
      <input
        {...control}
        list={listId}
        onChange={(event) => onChange(event.target.value)}
        className={inputStyle}
      />
      <datalist id={listId}>
        {files.map(
          ({ file, title, address }) =>
            address && (
              <option key={file} value={address}>
                {fileTitle({ file, title })}
              </option>
            ),
        )}
      </datalist>
    </>
  );
}
