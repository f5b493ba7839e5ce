import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { schemaFor } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { type SiteFile, siteApi } from "#contract/desk/site.ts";
import { isMap, isMissing, pathKey, toPath, type ValuePath } from "#contract/desk/site-values.ts";
import { call } from "../../api/call.ts";
import { errorText, hasStatus } from "../../api/client.ts";
import { useMember } from "../../api/members.ts";
import { siteFileQuery, useListedFile } from "../../api/site.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { FormStatus } from "./FormStatus.tsx";
import { hasField, OtherDisagreements } from "./form/Disagreement.tsx";
import { focusField } from "./form/focus-field.ts";
import { FormProvider } from "./form/form-context.ts";
import { MapFields } from "./form/MapFields.tsx";
import { useFileEdits } from "./form/use-file-edits.ts";
import { ItemActions } from "./ItemActions.tsx";
import { sentOnce } from "./lost-answer.ts";
import { PictureFields } from "./pictures/PictureFields.tsx";
import { DiscardQuestion } from "./publish/DiscardQuestion.tsx";
import { History } from "./publish/History.tsx";

/** Who else has changed this file, and when. */
function OtherAuthor({ file }: { file: string }) {
  const me = useMember();
  const draft = useListedFile(file)?.draft;
  if (!draft || draft.authorId === me.id) return null;
  return (
    <p role="status" className="rounded-control bg-selected px-2.5 py-1.5">
      {draft.author} is working on this too. Last change: <TimeAgo time={draft.updatedAt} />. You see each
      other’s changes.
    </p>
  );
}

type Props = {
  /** The field to open; a new object opens it again. */
  target: { path: ValuePath } | null;
  onFocus: (path: ValuePath) => void;
  onSaved: () => void;
  onOpenFile: (file: string) => void;
  /** Called when nothing is left of a file, or it is to be removed. */
  onGone: (file: string) => void;
};

function LoadedForm({ data, target, onFocus, onSaved, onOpenFile, onGone }: Props & { data: SiteFile }) {
  const { file, copied, conflicts, version, isNew, filledIn } = data;
  // What nobody has written yet is no mistake.
  const newValues = isNew ? data.values : null;
  const [toFill, mistakes] = useMemo(() => {
    const isToFill = ({ field }: SiteFile["mistakes"][number]) =>
      newValues !== null && field !== "" && isMissing(newValues, toPath(field));
    return [data.mistakes.filter(isToFill), data.mistakes.filter((one) => !isToFill(one))];
  }, [data.mistakes, newValues]);
  const focused = useRef<ValuePath>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { values, edit, refused, settle, drop, isSaving, error } = useFileEdits(data, onSaved);
  const choice = useMutation({
    ...sentOnce,
    mutationFn: (choice: { path: ValuePath; take: "ours" | "theirs" }) =>
      call(siteApi.choose, { body: { file, ...choice } }),
    meta: { failure: true, refetch: "site" },
  });
  const discard = useMutation({
    ...sentOnce,
    mutationFn: async () => {
      await drop();
      await call(siteApi.discard, { query: { path: file } });
    },
    onSuccess: () => {
      setDiscarding(false);
      if (isNew) onGone(file);
      else onSaved();
    },
    meta: { failure: true, refetch: "site" },
  });
  const { mutate: chooseOne } = choice;
  const form = useMemo(
    () => ({
      file,
      edit,
      filledIn,
      copied: new Set(copied.map(pathKey)),
      settle,
      onFocus: (path: ValuePath) => {
        focused.current = path;
        onFocus(path);
      },
      mistakes: new Map(mistakes.map(({ field, message }) => [field, message])),
      toFill: new Set(toFill.map(({ field }) => field)),
      conflicts: new Map(conflicts.map((conflict) => [pathKey(conflict.path), conflict])),
      refused: new Map(refused.flatMap((one) => (one.isGone ? [] : [[pathKey(one.edit.path), one]]))),
      choose: (path: ValuePath, take: "ours" | "theirs") => chooseOne({ path, take }),
    }),
    [file, edit, filledIn, copied, settle, onFocus, mistakes, toFill, conflicts, refused, chooseOne],
  );
  const opened = useRef<Props["target"]>(null);
  useEffect(() => {
    if (!target || opened.current === target) return;
    opened.current = target;
    focusField(target.path);
  }, [target]);
  const schema = schemaFor(data.schema as JsonSchema, values);
  const disputed = [...conflicts, ...refused.flatMap(({ edit, isGone }) => (isGone ? [] : [edit]))]
    .map(({ path }) => path)
    .filter((path) => hasField(values, path));
  const general = mistakes.filter(({ field }) => field === "");
  return (
    <FormProvider value={form}>
      <FormStatus
        isSaving={isSaving}
        error={error}
        hasDraft={version > 0}
        toFill={toFill}
        mistakes={mistakes}
        copied={copied}
        disputed={disputed}
        lastField={focused}
      />
      <div className="-mx-3 mb-3 flex flex-wrap border-b border-hairline py-1">
        <ItemActions file={file} onOpenFile={onOpenFile} onGone={onGone} />
        <History file={file} values={values} onRestored={onSaved} />
        {/* Always there: what is below must not move when the first word is saved. */}
        <Button variant="quiet" disabled={version === 0} onClick={() => setDiscarding(true)}>
          Discard the draft
        </Button>
        {isDiscarding && (
          <DiscardQuestion
            draft={{ state: isNew ? "new" : "changed" }}
            isBusy={discard.isPending}
            // Once it is on its way it cannot be stopped.
            onClose={() => discard.isPending || setDiscarding(false)}
            onConfirm={() => discard.mutate()}
          />
        )}
      </div>
      <OtherAuthor file={file} />
      {general.map(({ message }) => (
        <p key={message} role="alert" className="font-medium text-danger">
          {message}
        </p>
      ))}
      <OtherDisagreements schema={schema} values={values} refused={refused} conflicts={conflicts} />
      <PictureFields file={file} pictures={data.pictures} onSaved={onSaved} />
      <form className="flex flex-col gap-3 pb-24" onSubmit={(event) => event.preventDefault()}>
        {isMap(values) && <MapFields path={[]} schema={schema} value={values} />}
      </form>
    </FormProvider>
  );
}

/** The form of one file, made from its schema. What is typed is kept at once. */
export function FileForm({ file, ...props }: Props & { file: string }) {
  const query = useQuery(siteFileQuery(file));
  // Others may have discarded a new entry.
  const isGone = hasStatus(query.error, 404);
  if (!query.data || isGone) {
    return query.error ? (
      <p role="alert" className="py-4 text-danger">
        {isGone
          ? "This no longer exists: its draft was discarded, or it was removed."
          : errorText(query.error)}
      </p>
    ) : (
      <QueryState query={query} loadingText="Loading the fields …" />
    );
  }
  return <LoadedForm key={file} data={query.data} {...props} />;
}
