import { CheckboxRow } from "../components/ui/CheckboxRow.tsx";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";

/** Switches the single keys of this browser on and off. */
export function SingleKeysSwitch() {
  return (
    <CheckboxRow
      label="Use single keys"
      description="Off for speech input, or when keys do things by accident. Kept in this browser."
      checked={useSingleKeys()}
      onChange={(event) => setSingleKeys(event.target.checked)}
    />
  );
}
