import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Stage } from "#contract/desk/stages.ts";
import { replyTemplatesQuery } from "../../../api/replies.ts";
import { OptionPicker } from "../../../components/OptionPicker.tsx";
import { QueryState } from "../../../components/QueryState.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { blankTemplate } from "./use-reply-draft.ts";

/** `decline` starts with a template that declines, and with the focus on the button that sends. */
export type ReplyMode = "reply" | "decline";

type Props = {
  application: InboxRow;
  stages: readonly Stage[];
  mode: ReplyMode;
  onClose: () => void;
};

/** Writes a reply beside the application, so that what was sent stays in view. */
export function ReplyComposer({ application, stages, mode, onClose }: Props) {
  const query = useQuery(replyTemplatesQuery(application.reference));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const templates = [...(query.data?.templates ?? []), blankTemplate];
  const first = templates.find(({ declines }) => declines === (mode === "decline")) ?? blankTemplate;
  const template = templates.find(({ id }) => id === chosenId) ?? first;
  const title = mode === "decline" ? `Decline ${application.name}` : `Reply to ${application.name}`;
  return (
    <section
      aria-labelledby="reply-title"
      className="flex min-h-0 flex-col border-hairline bg-ground max-lg:fixed max-lg:inset-0 max-lg:z-10 lg:border-l"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="flex min-h-13 items-center gap-2 px-4 lg:pl-6">
        <h2 id="reply-title" className="grow truncate font-bold">
          {title}
        </h2>
        {query.data && (
          <OptionPicker
            label="Template"
            searchLabel="Start from…"
            value={template.id}
            options={templates.map(({ id, label }) => ({ value: id, label }))}
            onChange={setChosenId}
            className="max-w-48"
          />
        )}
        <Button variant="quiet" iconOnly aria-label="Close; the text is kept" onClick={onClose}>
          <IconX aria-hidden />
        </Button>
      </header>
      <div className="px-4 lg:px-6">
        <QueryState query={query} loadingText="Loading the templates …" />
      </div>
      {query.data && (
        <ReplyForm
          key={template.id}
          application={application}
          stages={stages}
          template={template}
          to={query.data.to}
          replyTo={query.data.replyTo}
          focus={mode === "decline" && template.declines ? "send" : "text"}
          onClose={onClose}
        />
      )}
    </section>
  );
}
