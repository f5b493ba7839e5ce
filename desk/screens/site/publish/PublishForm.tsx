import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import type { ChosenChanges, SiteChanges } from "#contract/desk/site-publications.ts";
import type { ValuePath } from "#contract/desk/site-values.ts";
import { call } from "../../../api/call.ts";
import { errorText } from "../../../api/client.ts";
import { siteChangesQuery, siteDraftsQuery, siteFilesQuery } from "../../../api/site.ts";
import { toasts } from "../../../api/toasts.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { TextField } from "../../../components/ui/TextField.tsx";
import { sentOnce, sentOnceError } from "../lost-answer.ts";
import { ChangeList } from "./ChangeList.tsx";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import type { Draft } from "./DraftChanges.tsx";

const LiveLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer" className="underline wrap-anywhere">
    {address}
  </a>
);

/** Whether visitors see nothing of it yet. */
const appearsLater = ({ added, changed, removed, later }: NonNullable<SiteChanges["pages"]>) =>
  later.length > 0 && added.length + changed.length + removed.length === 0;

/** Why nothing can be published yet; empty when it can. */
function reasonToWait(isComparing: boolean, { drafts, mistakes, pages }: SiteChanges, canPublish: boolean) {
  if (isComparing) return "Comparing with the live site …";
  if (pages) return "";
  if (drafts.length === 0 && mistakes.length === 0) return "Nothing differs from the live site.";
  if (!canPublish) return "";
  if (!drafts.some(({ isChosen }) => isChosen)) return "Choose what to publish.";
  if (mistakes.length > 0) return "First correct what is listed above.";
  return "Nothing that you chose differs from the live site.";
}

/** What a member chose to publish, and to leave out. */
function choiceOf(choices: ReadonlyMap<string, boolean>): ChosenChanges {
  const filesWith = (isChosen: boolean) =>
    [...choices].flatMap(([file, is]) => (is === isChosen ? [file] : []));
  return { with: filesWith(true), without: filesWith(false) };
}

export type Props = {
  canPublish: boolean;
  onOpenFile: (file: string, path?: ValuePath) => void;
  onPublished?: () => void;
  /** Called with a file of which nothing is left. */
  onGone?: (file: string) => void;
  /** Called when the page is another one than before. */
  onChanged?: () => void;
};

/** The changes of the site, those that are chosen to be published, and what the publication is for. */
export function PublishForm({ canPublish, onOpenFile, onPublished, onGone, onChanged }: Props) {
  // What nobody chose here is up to the server, also when it comes in later.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changes = useQuery({ ...siteChangesQuery(choiceOf(choices)), placeholderData: keepPreviousData });
  const isCompared = changes.data !== undefined;
  const listed = useQuery({ ...siteDraftsQuery, enabled: !isCompared }).data;
  const siteUrl = useQuery(siteFilesQuery).data?.siteUrl ?? "";
  const [note, setNote] = useState("");
  const publish = useMutation({
    ...sentOnce,
    mutationFn: ({ parent, content, drafts }: SiteChanges) => {
      const chosen = drafts.filter(({ isChosen }) => isChosen);
      const versions = Object.fromEntries(chosen.map(({ file, version }) => [file, version]));
      return call(siteApi.publish, { body: { parent, content, drafts: versions, note } });
    },
    onSuccess: ({ warning }, { pages }) => {
      const address = pages?.added[0]?.path ?? pages?.changed[0]?.paths[0];
      const isLater = pages !== null && appearsLater(pages);
      toasts.add({
        title: isLater ? "Scheduled" : "Published: visitors see it in a moment",
        description: warning ?? (
          <>
            {address && <LiveLink address={siteUrl + address} />}
            {pages?.later.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </>
        ),
        timeout: 10_000,
      });
      onPublished?.();
    },
    meta: { refetch: "site" },
  });
  const discard = useMutation({
    ...sentOnce,
    mutationFn: (undo: () => Promise<void>) => undo(),
    onSuccess: () => onChanged?.(),
    meta: { refetch: "site" },
  });
  const [isDiscarding, setDiscarding] = useState<Draft>();
  const error = publish.error ?? discard.error;
  // The drafts are seen at once, and what they change when it is known.
  const shown =
    changes.data ?? (listed && { ...listed, parent: null, content: null, mistakes: [], pages: null });
  // A choice is seen at once, and compared with the live site afterwards.
  const data = shown && {
    ...shown,
    drafts: shown.drafts.map((one) => ({
      ...one,
      isChosen: choices.get(one.follows ?? one.file) ?? one.isChosen,
    })),
  };
  const choose = (file: string, isChosen: boolean) => setChoices(new Map([...choices, [file, isChosen]]));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (data) publish.mutate(data);
  }
  function discardDraft({ file, state }: Draft) {
    setDiscarding(undefined);
    discard.mutate(async () => {
      await call(siteApi.discard, { query: { path: file } });
      if (state === "new") onGone?.(file);
    });
  }
  return (
    <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
      <FormError>{changes.error && errorText(changes.error)}</FormError>
      {data && (
        <ChangeList
          changes={data}
          onChoose={canPublish ? choose : null}
          canChoose={isCompared}
          onOpenFile={onOpenFile}
          onDiscard={setDiscarding}
          onDiscardChange={(file, { path, after }) =>
            discard.mutate(() => call(siteApi.discardChange, { body: { file, path, after } }))
          }
          onRemovePicture={(file) =>
            discard.mutate(() => call(siteApi.removePicture, { query: { path: file } }))
          }
        />
      )}
      {data?.pages && canPublish && (
        <TextField
          label="Note (optional)"
          hint="Say what changed and why. The note is shown in the list of publications."
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {data?.pages && !canPublish && (
        <p className="text-quiet">You can edit the site, but not publish it. Please ask somebody who can.</p>
      )}
      <FormError>{sentOnceError(error)}</FormError>
      {isDiscarding && (
        <DiscardQuestion
          draft={isDiscarding}
          onClose={() => setDiscarding(undefined)}
          onConfirm={() => discardDraft(isDiscarding)}
        />
      )}
      <footer className="sticky -bottom-5 -mx-5 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-ground px-5 py-3">
        <p role="status" className="mr-auto text-quiet">
          {data && !changes.error && reasonToWait(changes.isFetching, data, canPublish)}
        </p>
        <Dialog.Close render={<Button />}>Close</Dialog.Close>
        {canPublish && (
          <Button
            type="submit"
            variant="primary"
            disabled={!data?.pages || changes.isFetching || publish.isPending}
            aria-busy={changes.isFetching || publish.isPending}
          >
            {publish.isPending
              ? "Publishing …"
              : data?.pages && appearsLater(data.pages)
                ? "Schedule"
                : "Publish"}
          </Button>
        )}
      </footer>
    </form>
  );
}
