import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { formatCount } from "#contract/count.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { Initials } from "../../components/Initials.tsx";
import { membersMatching, mentionAt } from "../../components/mention-text.ts";
import { memberLabel } from "../../components/names.ts";
import { menuItemStyle, popupStyle } from "../../components/ui/Menu.tsx";
import { insertTyped } from "../../keyboard/shortcuts.ts";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
  value: string;
  onValueChange: (text: string) => void;
  /** Who can be mentioned. */
  members: readonly Colleague[];
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit: () => void;
  /** Escape, when no list is open. */
  onCancel?: () => void;
};

/** How many members the list offers. */
const maxMatches = 6;

/**
 * A text area that offers the team's members after an `@`: arrow keys move, Enter or Tab inserts, Escape closes. It
 * stays a plain text box for assistive technology, with the list as its suggestions.
 */
export function MentionTextarea({
  value,
  onValueChange,
  members,
  onSubmit,
  onCancel,
  className,
  ...props
}: Props) {
  const listId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { autoFocus } = props;
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [nextCursor, setNextCursor] = useState<number | null>(null);

  const mention = mentionAt(value, cursor);
  const matches =
    mention && mention.start !== closedAt ? membersMatching(mention.query, members).slice(0, maxMatches) : [];
  const isOpen = matches.length > 0;
  // Another mention may have fewer.
  const active = Math.min(marked, matches.length - 1);

  useLayoutEffect(() => {
    if (autoFocus && textarea.current) insertTyped(textarea.current);
  }, [autoFocus]);
  useLayoutEffect(() => {
    if (nextCursor === null) return;
    textarea.current?.setSelectionRange(nextCursor, nextCursor);
    setCursor(nextCursor);
    setNextCursor(null);
  }, [nextCursor]);

  function insert(member: Colleague | undefined) {
    if (!mention || !member) return;
    const inserted = `${value.slice(0, mention.start)}@${memberLabel(member)} `;
    onValueChange(inserted + value.slice(cursor));
    setNextCursor(inserted.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "Enter" && (event.metaKey || event.ctrlKey)) onSubmit();
    else if (isOpen && (key === "Enter" || key === "Tab")) insert(matches[active]);
    else if (isOpen && key === "ArrowDown") setMarked((active + 1) % matches.length);
    else if (isOpen && key === "ArrowUp") setMarked((active + matches.length - 1) % matches.length);
    else if (isOpen && key === "Escape") setClosedAt(mention?.start ?? null);
    else if (key === "Escape" && onCancel) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <textarea
        dir="auto"
        rows={3}
        {...props}
        ref={textarea}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onValueChange(event.target.value);
          setCursor(event.target.selectionStart);
          setMarked(0);
          if (mention === null) setClosedAt(null);
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        className={cn(
          "field-sizing-content block resize-none max-h-80 min-h-16 w-full rounded-control border border-hairline-strong bg-field px-3 py-2 placeholder:text-quiet hover:border-text pointer-coarse:text-body",
          className,
        )}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Members to mention"
          className={cn(popupStyle, "absolute inset-x-0 top-full z-10 mt-1")}
        >
          {matches.map((member, index) => (
            // Keys are handled by the text area, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area handles keys.
            <div
              key={member.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              data-highlighted={index === active || undefined}
              className={menuItemStyle}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(member)}
            >
              <Initials name={memberLabel(member)} />
              <span className="truncate">{memberLabel(member)}</span>
              {member.name && <span className="truncate text-quiet">{member.email}</span>}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen &&
          `${formatCount(matches.length, "colleague")} to mention. Choose with the arrow keys, and insert with Enter.`}
      </p>
    </div>
  );
}
