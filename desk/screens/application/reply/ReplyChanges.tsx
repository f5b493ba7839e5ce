import type { Ref } from "react";
import type { Application, TimelineEntry } from "#contract/desk/application.ts";
import { timelineText } from "#contract/desk/timeline-text.ts";
import { ReplyItem } from "../ReplyItem.tsx";
import { useTimelineNames } from "../use-timeline-names.ts";

type Props = {
  ref: Ref<HTMLElement>;
  data: Application;
  changes: TimelineEntry[];
};

/** Tells who has answered or changed an application while a reply to it was written. */
export function ReplyChanges({ ref, data: { application, replies }, changes }: Props) {
  const names = useTimelineNames(application.form);
  return (
    <section
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-control border border-danger px-3 py-2"
    >
      <p className="font-bold">This changed while you were writing</p>
      {changes.map((entry) => {
        const reply = replies.find(({ id }) => entry.kind === "reply" && id === entry.details.replyId);
        return reply ? (
          <ReplyItem key={entry.id} reply={reply} authorName={names.member(reply.authorId)} />
        ) : (
          <p key={entry.id}>{timelineText(entry, names)}</p>
        );
      })}
      <p className="text-fine text-quiet">Your reply has not been sent. Its text is kept.</p>
    </section>
  );
}
