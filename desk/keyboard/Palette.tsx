import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { menuItemStyle } from "../components/ui/Menu.tsx";
import { Key } from "./Key.tsx";
import { type PaletteGroup, type PaletteItem, usePaletteItems } from "./use-palette-items.ts";

function Item({ item, onRun }: { item: PaletteItem; onRun: (item: PaletteItem) => void }) {
  return (
    <Autocomplete.Item value={item} className={menuItemStyle} onClick={() => onRun(item)}>
      <span className="truncate">{item.label}</span>
      {item.description && <span className="truncate text-quiet">{item.description}</span>}
      {item.key && (
        <span className="ml-auto">
          <Key>{item.key}</Key>
        </span>
      )}
    </Autocomplete.Item>
  );
}

type Props = {
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
};

/** Finds applications, screens and commands by typing. */
export function Palette({ text, onTextChange, onClose }: Props) {
  const groups = usePaletteItems(text);
  const input = useRef<HTMLInputElement>(null);
  // The command runs when the dialog is gone, since it may move the focus.
  const [chosen, setChosen] = useState<PaletteItem | null>(null);
  const [isOpen, setOpen] = useState(true);
  function finish() {
    onClose();
    chosen?.run();
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(isOpen) => !isOpen && finish()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 bg-black/50" />
        <Dialog.Popup
          aria-label="Search and commands"
          initialFocus={input}
          finalFocus={() => chosen === null}
          className="fixed inset-x-0 top-[12vh] z-10 mx-auto flex max-h-[70vh] w-[calc(100%-2rem)] max-w-dialog flex-col rounded-control border border-hairline bg-ground text-text outline-none"
        >
          <Autocomplete.Root
            inline
            open
            items={groups}
            filter={null}
            value={text}
            onValueChange={onTextChange}
            itemToStringValue={(item: PaletteItem) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="relative shrink-0 border-b border-hairline">
              <IconSearch aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-quiet" />
              <Autocomplete.Input
                ref={input}
                aria-label="Search applications, screens and commands"
                placeholder="Search applications, screens and commands"
                className="h-12 w-full bg-transparent pr-4 pl-11 outline-none placeholder:text-quiet pointer-coarse:text-body"
              />
            </div>
            <Dialog.Close className="sr-only">Close</Dialog.Close>
            <Autocomplete.Empty className="px-4 not-empty:py-3 text-quiet">
              Nothing matches.
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-1">
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-fine text-quiet">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: PaletteItem) => (
                      <Item
                        key={item.value}
                        item={item}
                        onRun={(item) => {
                          setChosen(item);
                          setOpen(false);
                        }}
                      />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
