import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import { formatCount } from "#contract/count.ts";
import { type SampleAction, type SiteSample, type SiteSamples, siteApi } from "#contract/desk/site.ts";
import { pathKey } from "#contract/desk/site-values.ts";
import { call } from "../../../api/call.ts";
import { siteFilesQuery, siteSamplesQuery } from "../../../api/site.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { Button, buttonVariants } from "../../../components/ui/Button.tsx";
import { BackLink } from "../../../layout/BackLink.tsx";
import { Screen } from "../../../layout/Screen.tsx";
import { fileTitle } from "../file-names.ts";
import { sentOnce } from "../lost-answer.ts";
import { PublishDialog } from "../publish/PublishDialog.tsx";

const kinds: Record<SiteSample["kind"], string> = {
  sample: "not confirmed",
  address: "made-up address",
  gap: "to fill in",
  placeholder: "placeholder",
  question: "question for the owner",
};

type RowProps = {
  file: string;
  sample: SiteSample;
  isBusy: boolean;
  onSettle: (action: SampleAction) => void;
};

function SampleRow({ file, sample, isBusy, onSettle }: RowProps) {
  const { kind, path, place, source, text, canRemove } = sample;
  const settle = (action: SampleAction["action"]) => onSettle({ file, path, source, action });
  const canConfirm = kind === "sample" || kind === "placeholder";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">{text}</p>
        <p className="text-fine text-quiet">
          {place}: {kinds[kind]}
        </p>
      </div>
      <span className={cn("flex gap-1", !canConfirm && "max-sm:-ml-3")}>
        {canConfirm && (
          <Button aria-label={`Confirm: ${text}`} disabled={isBusy} onClick={() => settle("confirm")}>
            Confirm
          </Button>
        )}
        <Link
          to={`/site?${new URLSearchParams({ file, field: pathKey(path) })}`}
          aria-label={`Replace: ${text}`}
          className={buttonVariants({ variant: "quiet" })}
        >
          Replace
        </Link>
        {canRemove && (
          <Button
            variant="quiet"
            aria-label={`Remove: ${text}`}
            disabled={isBusy}
            onClick={() => settle("remove")}
          >
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}

type FileProps = Pick<RowProps, "isBusy" | "onSettle"> & { entry: SiteSamples["files"][number] };

function FileSamples({ entry: { file, title, address, samples }, ...props }: FileProps) {
  const heading = fileTitle({ file, title });
  return (
    <section aria-label={heading}>
      <h2 className="font-medium">
        {heading} {address && <span className="font-mono text-fine font-text text-quiet">{address}</span>}
      </h2>
      <ul>
        {samples.map((sample) => (
          <SampleRow key={sample.line} file={file} sample={sample} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** Everything on the site that is not confirmed, with its place. The site can go public when the list is empty. */
export function Samples() {
  const navigate = useNavigate();
  const query = useQuery(siteSamplesQuery);
  const listed = useQuery(siteFilesQuery).data;
  const files = query.data?.files ?? [];
  const list = useRef<HTMLDivElement>(null);
  /** The row whose sample was settled: the one that takes its place gets the focus. */
  const settled = useRef<number | null>(null);
  function findRow() {
    const rows = [...(list.current?.querySelectorAll("li") ?? [])];
    return rows.findIndex((row) => row.contains(document.activeElement));
  }
  const count = files.reduce((sum, { samples }) => sum + samples.length, 0);
  const settle = useMutation({
    ...sentOnce,
    mutationFn: (body: SampleAction) => call(siteApi.settleSample, { body }),
    onMutate: () => {
      settled.current = findRow();
    },
    meta: { failure: true, refetch: "site" },
  });
  // It ends when the rows are fetched again; until then its buttons cannot have the focus.
  useEffect(() => {
    if (settled.current === null || settle.isPending) return;
    const rows = list.current?.querySelectorAll("li") ?? [];
    rows[Math.min(settled.current, rows.length - 1)]?.querySelector("button")?.focus();
    settled.current = null;
  }, [settle.isPending]);
  return (
    <Screen
      title="Samples"
      back={<BackLink to="/site" label="Back to the site" />}
      actions={
        <PublishDialog
          count={listed?.changeCount ?? 0}
          canPublish={listed?.canPublish === true}
          onOpenFile={(file, path) =>
            navigate(`/site?${new URLSearchParams({ file, ...(path && { field: pathKey(path) }) })}`)
          }
        />
      }
    >
      <QueryState query={query} loadingText="Looking for samples …" />
      {query.data && (
        <p role="status" className="pb-4 text-quiet">
          {count === 0
            ? "Everything on the site is confirmed, so it can go public."
            : `${formatCount(count, "text is", "texts are")} not confirmed. What you confirm, replace or remove is a draft until it is published.`}
        </p>
      )}
      <div ref={list} className="flex max-w-3xl flex-col gap-6">
        {files.map((entry) => (
          <FileSamples key={entry.file} entry={entry} isBusy={settle.isPending} onSettle={settle.mutate} />
        ))}
      </div>
    </Screen>
  );
}
