import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import type { Application, ReplyDraft } from "#contract/desk/application.ts";
import { useMemberName } from "../../../api/members.ts";
import { useMediaQuery } from "../../../components/use-media-query.ts";
import { activityItems } from "../activity-items.ts";
import { MessageItem } from "../MessageItem.tsx";
import { NoteItem } from "../NoteItem.tsx";
import { ReplyItem } from "../ReplyItem.tsx";
import { DraftItem } from "./DraftItem.tsx";

type Props = {
  data: Application;
  /** Other replies that are being written. */
  drafts: readonly ReplyDraft[];
};

/** The drafts, notes and mails of an application, newest first, to read while a reply is written. On phones they are folded. */
export function Conversation({ data, drafts }: Props) {
  const memberName = useMemberName();
  const isWide = useMediaQuery("(width >= 64rem)");
  const [isOpen, setOpen] = useState(isWide);
  const items = activityItems(data).filter(({ kind }) => kind !== "event");
  if (items.length + drafts.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group shrink-0 border-b border-hairline px-4 pb-2 lg:px-6"
    >
      <summary className="flex min-h-control cursor-pointer items-center justify-between font-medium hover:text-accent pointer-coarse:min-h-touch">
        Notes and replies ({items.length + drafts.length})
        <IconChevronDown aria-hidden className="text-quiet group-open:rotate-180" />
      </summary>
      <section
        aria-label="Notes and replies"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="flex max-h-[28vh] flex-col gap-2 overflow-y-auto"
      >
        {drafts.map((draft) => (
          <DraftItem key={draft.authorId} draft={draft} authorName={memberName(draft.authorId)} />
        ))}
        {items.map(
          (item) =>
            (item.kind === "reply" && (
              <ReplyItem key={item.id} reply={item.reply} authorName={memberName(item.reply.authorId)} />
            )) ||
            (item.kind === "message" && <MessageItem key={item.id} message={item.message} />) ||
            (item.kind === "note" && <NoteItem key={item.id} note={item.note} />),
        )}
      </section>
    </details>
  );
}
