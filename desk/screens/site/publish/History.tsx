import { Dialog } from "@base-ui/react/dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { summaryOf } from "#contract/desk/field-labels.ts";
import { siteApi } from "#contract/desk/site.ts";
import type { SiteHistory } from "#contract/desk/site-publications.ts";
import { pathKey, type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { call } from "../../../api/call.ts";
import { siteFileQuery, siteHistoryQuery } from "../../../api/site.ts";
import { toasts } from "../../../api/toasts.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { sentOnce, sentOnceError } from "../lost-answer.ts";
import { ChangedText } from "./ChangedText.tsx";
import { publicationTitle } from "./publication-title.ts";

type Entry = SiteHistory["entries"][number];

const states = {
  new: "The file was new.",
  removed: "The file was removed.",
  changed: "Only the order or format changed.",
};

type EntryProps = {
  entry: Entry;
  /** The values that the file has now. */
  values: SiteValue;
  isBusy: boolean;
  onRestore: (path: ValuePath) => void;
};

function HistoryEntry({ entry, values, isBusy, onRestore }: EntryProps) {
  const { note, createdAt, state, changes } = entry;
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-3">
      <p className="font-medium">
        {publicationTitle(entry)}, <TimeAgo time={createdAt} />
      </p>
      {note && <p className="text-quiet wrap-anywhere">{note}</p>}
      {changes.length === 0 && <p className="text-quiet">{states[state]}</p>}
      {changes.map(({ path, place: name, before, after }) => {
        const isOther = JSON.stringify(valueAt(values, path)) !== JSON.stringify(before);
        return (
          <div key={pathKey(path)} className="flex items-start gap-3">
            <div className="min-w-0 grow">
              <p className="text-fine text-quiet">{name}</p>
              <ChangedText text={summaryOf(before)} when="Before" className="line-clamp-6" />
              <ChangedText text={summaryOf(after)} when="After" className="line-clamp-6" />
            </div>
            {summaryOf(before) !== "" && isOther && (
              <Button
                className="shrink-0"
                aria-label={`Put back: ${name}`}
                disabled={isBusy}
                onClick={() => onRestore(path)}
              >
                Put back
              </Button>
            )}
          </div>
        );
      })}
    </li>
  );
}

type Props = {
  file: string;
  values: SiteValue;
  onRestored: () => void;
};

function HistoryList({ file, values, onRestored }: Props) {
  const queries = useQueryClient();
  const query = useQuery(siteHistoryQuery(file));
  const restore = useMutation({
    ...sentOnce,
    mutationFn: ({ publication, path }: { publication: number; path: ValuePath }) =>
      call(siteApi.restore, { body: { file, publication, path, seen: valueAt(values, path) } }),
    onSuccess: (answer) => {
      queries.setQueryData(siteFileQuery(file).queryKey, answer);
      toasts.add({ title: "The earlier text is now in the draft" });
      onRestored();
    },
    meta: { refetch: "site" },
  });
  return (
    <div className="mt-3">
      <QueryState query={query} loadingText="Loading the publications …" />
      {query.data?.entries.length === 0 && (
        <p className="text-quiet">None of the last twenty publications changed this.</p>
      )}
      <FormError>{sentOnceError(restore.error)}</FormError>
      <ul aria-label="Publications that changed this">
        {query.data?.entries.map((entry) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            values={values}
            isBusy={restore.isPending}
            onRestore={(path) => restore.mutate({ publication: entry.id, path })}
          />
        ))}
      </ul>
    </div>
  );
}

/** Opens the publications that changed a file, with its texts before and after, which can be put back. */
export function History({ onRestored, ...props }: Props) {
  const [isOpen, setOpen] = useState(useLocation().state?.opens === "history");
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button variant="quiet" />}>History</Dialog.Trigger>
      <DialogContent title="History" description="Publications that changed something here, newest first.">
        <HistoryList
          {...props}
          onRestored={() => {
            setOpen(false);
            onRestored();
          }}
        />
      </DialogContent>
    </Dialog.Root>
  );
}
