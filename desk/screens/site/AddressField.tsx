import { plainLetters } from "#contract/plain-letters.ts";
import { TextField } from "../../components/ui/TextField.tsx";

/** A text as the end of an address, as it is typed: small letters, digits and hyphens. */
export const toName = (text: string) =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 80);

/** The end of an address that is typed to its end. */
export const finishedName = (name: string) => name.replace(/-$/, "");

/** The field for the end of an item's address. */
export function AddressField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <TextField
      label="End of its web address"
      hint="Use small letters, digits and hyphens, as in hiring-in-sweden. If the item has a page, visitors see the address."
      required
      maxLength={80}
      value={value}
      onChange={(event) => onChange(toName(event.target.value))}
    />
  );
}
