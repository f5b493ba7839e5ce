import { IconSearch } from "@tabler/icons-react";
import { commandKey } from "../keyboard/command-key.ts";
import { requestPalette } from "../keyboard/palette-request.ts";

/** Opens the palette, and shows the keys that open it. */
export function PaletteButton() {
  return (
    <button
      type="button"
      title={`Search and commands (${commandKey} K)`}
      onClick={requestPalette}
      className="flex h-control shrink-0 cursor-pointer items-center gap-2.5 rounded-control border border-hairline px-2.5 text-quiet hover:bg-hover hover:text-text max-lg:justify-center max-lg:px-0"
    >
      <IconSearch aria-hidden />
      <span className="max-lg:sr-only">Search …</span>
      <kbd aria-hidden className="ml-auto font-sans text-fine max-lg:hidden">
        {commandKey} K
      </kbd>
    </button>
  );
}
