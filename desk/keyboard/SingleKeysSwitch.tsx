import { CheckboxRow } from "../components/ui/CheckboxRow.tsx";
import { setSingleKeys, useSingleKeys } from "./single-keys.ts";

/** Switches the single keys of this browser on and off. */
export function SingleKeysSwitch() {
  return (
    <CheckboxRow
      label="Use single-key shortcuts"
      description="Switch them off if you use speech input, or often press keys by accident. Your choice is kept in this browser."
      checked={useSingleKeys()}
      onChange={(event) => setSingleKeys(event.target.checked)}
    />
  );
}
