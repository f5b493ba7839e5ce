import { Combobox } from "@base-ui/react/combobox";
import { IconCheck, IconSelector } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { menuItemStyle, popupStyle } from "./ui/Menu.tsx";

export type Option = {
  value: string;
  label: string;
  /** Quiet words after the label. */
  description?: string;
  /** A mark before the label, hidden from screen readers. */
  mark?: ReactNode;
};

export type OptionPickerProps = {
  /** Name of the choice, such as `Stage`: the accessible name of the button and of the list. */
  label: string;
  /** A value of `options`; null when nothing or several things are chosen. */
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Shown in place of a chosen option. */
  placeholder?: string;
  /** Placeholder of the list's field, such as `Change the stage to…`. */
  searchLabel: string;
  /** Shown in place of the list when it has no option. */
  emptyText?: string;
  disabled?: boolean;
  /** With `onOpenChange`, for a key that opens the list. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** A button that opens a list of options, filtered by typing. Arrow keys move, Enter chooses, Escape closes. */
export function OptionPicker({
  label,
  value,
  options,
  onChange,
  placeholder = "Choose",
  searchLabel,
  emptyText = "Nothing matches.",
  disabled,
  open,
  onOpenChange,
  className,
}: OptionPickerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option) => option && option.value !== value && onChange(option.value)}
      isItemEqualToValue={(option, other) => option.value === other.value}
      autoHighlight
      disabled={disabled}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Combobox.Trigger
        ref={trigger}
        aria-label={`${label}: ${chosen?.label ?? placeholder}`}
        // A letter is a shortcut of the screen; the closed list would choose an option by it, too.
        onKeyDown={(event) => event.key.length === 1 && event.key !== " " && event.preventBaseUIHandler()}
        className={cn(
          "flex h-control min-w-0 cursor-pointer items-center gap-2 rounded-control border border-hairline-strong px-2.5 text-left text-dense hover:not-disabled:bg-hover disabled:cursor-default disabled:border-hairline pointer-coarse:h-touch",
          className,
        )}
      >
        <OptionLabel option={chosen ?? { value: "", label: placeholder }} />
        {!disabled && <IconSelector aria-hidden className="ml-auto size-icon-sm text-quiet" />}
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={4} className="z-10 outline-none">
          <Combobox.Popup
            aria-label={label}
            finalFocus={trigger}
            className={cn(popupStyle, "w-72 max-w-(--available-width)")}
          >
            <Combobox.Input
              aria-label={searchLabel}
              placeholder={searchLabel}
              className="mb-1 h-control w-full border-b border-hairline bg-transparent px-2.5 outline-none placeholder:text-quiet pointer-coarse:h-touch pointer-coarse:text-body"
            />
            <Combobox.Empty>
              <p className="px-2.5 py-1.5 text-quiet">{emptyText}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-72 overflow-y-auto overscroll-contain">
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={menuItemStyle}>
                  <OptionLabel option={option} />
                  <Combobox.ItemIndicator className="ml-auto">
                    <IconCheck aria-hidden className="size-icon-sm text-accent" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function OptionLabel({ option: { mark, label, description } }: { option: Option }) {
  return (
    <>
      {mark && <span aria-hidden>{mark}</span>}
      <span className="truncate">{label}</span>
      {description && <span className="truncate text-quiet">{description}</span>}
    </>
  );
}
