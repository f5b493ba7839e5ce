import { useQuery } from "@tanstack/react-query";
import { siteFilesQuery } from "../../../api/site.ts";
import { fileTitle } from "../file-names.ts";

/** The pages of the site, as suggestions of a field with an address. @param id of the list, which the field names */
export function PageOptions({ id }: { id: string }) {
  const files = useQuery(siteFilesQuery).data?.files ?? [];
  return (
    <datalist id={id}>
      {files.map(
        (file) =>
          file.address && (
            <option key={file.file} value={file.address}>
              {fileTitle(file)}
            </option>
          ),
      )}
    </datalist>
  );
}
