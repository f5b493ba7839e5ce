import { IconChevronRight } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { siteApi } from "#contract/desk/site.ts";
import type { SitePublications } from "#contract/desk/site-publications.ts";
import { call } from "../../../api/call.ts";
import { sitePublicationsQuery } from "../../../api/site.ts";
import { toasts } from "../../../api/toasts.ts";
import { QueryState } from "../../../components/QueryState.tsx";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { Button } from "../../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";
import { BackLink } from "../../../layout/BackLink.tsx";
import { Screen } from "../../../layout/Screen.tsx";
import { changedNames } from "../file-names.ts";
import { sentOnce, sentOnceError } from "../lost-answer.ts";
import { OtherWays } from "./OtherWays.tsx";
import { PageChanges } from "./PageChanges.tsx";
import { publicationTitle } from "./publication-title.ts";
import { TakenBack } from "./TakenBack.tsx";

type Publication = SitePublications["publications"][number];

/** How many names of changed files are shown. */
const maxNames = 4;

/** What was changed, in words: names first, and each text when it is opened. */
function WhatChanged({ files, pages }: Pick<Publication, "files" | "pages">) {
  const names = changedNames(files);
  const more = names.length - maxNames;
  const text = names.slice(0, maxNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
  if (!pages) return text && <p className="wrap-anywhere">{text}</p>;
  return (
    <details className="group/what">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-1.5 wrap-anywhere hover:bg-hover pointer-coarse:min-h-touch">
        <IconChevronRight aria-hidden className="shrink-0 text-quiet group-open/what:rotate-90" />
        {text || "What changed"}
      </summary>
      <div className="py-1 pl-6">
        <PageChanges title="What visitors saw from then on" pages={pages} />
      </div>
    </details>
  );
}

function PublicationRow({
  publication,
  isLive,
  laterCount,
  onTakeBack,
}: {
  publication: Publication;
  isLive: boolean;
  /** How many publications after it would be taken back with it. */
  laterCount: number;
  onTakeBack: (() => void) | undefined;
}) {
  const { id, note, createdAt } = publication;
  const takeBack = laterCount === 0 ? "Take back …" : `Take back this and ${laterCount} later …`;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <span className="w-8 shrink-0 text-quiet tabular-nums">{id}</span>
      <div className="min-w-0 grow">
        <p className="font-medium">
          {publicationTitle(publication)}
          {isLive && <span className="text-accent"> (live)</span>}
        </p>
        {note && <p className="text-quiet wrap-anywhere">{note}</p>}
        <WhatChanged {...publication} />
      </div>
      <span className="text-fine text-quiet">
        <TimeAgo time={createdAt} />
      </span>
      {onTakeBack && (
        <Button variant="quiet" aria-label={`${takeBack} Publication ${id}`} onClick={onTakeBack}>
          {takeBack}
        </Button>
      )}
    </li>
  );
}

/** What was published, and the way to take it back: the site is again as it was before. */
export function Publications() {
  const query = useQuery(sitePublicationsQuery);
  const [chosen, setChosen] = useState<{ publication: Publication; before: Publication }>();
  const publications = query.data?.publications ?? [];
  const [live] = publications;
  const shown = publications.find(({ appearsAt }) => appearsAt === null);
  const isNewest = chosen?.publication.id === live?.id;
  const back = useMutation({
    ...sentOnce,
    mutationFn: ({ id, parent }: { id: number; parent: number }) =>
      call(siteApi.goBack, { body: { id, parent } }),
    onSuccess: ({ warning }) => {
      toasts.add({
        title: "The earlier texts are live again. What was taken back is now a draft.",
        description: warning ?? undefined,
      });
      setChosen(undefined);
    },
    meta: { refetch: "site" },
  });
  return (
    <Screen title="Publications" back={<BackLink to="/site" label="Back to the site" />}>
      <QueryState query={query} loadingText="Loading the publications …" />
      <ul aria-label="Publications" className="max-w-3xl">
        {publications.map((publication, index) => {
          const before = publications[index + 1];
          // What changed by itself has no files of its own.
          const canTakeBack = query.data?.canPublish && before && publication.files.length > 0;
          return (
            <PublicationRow
              key={publication.id}
              publication={publication}
              isLive={publication === shown}
              laterCount={publications.slice(0, index).filter(({ files }) => files.length > 0).length}
              onTakeBack={
                canTakeBack
                  ? () => {
                      back.reset();
                      setChosen({ publication, before });
                    }
                  : undefined
              }
            />
          );
        })}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={`Take back publication ${chosen?.publication.id}${isNewest ? "" : " and what followed"}?`}
        description={`Within seconds, visitors see the site as it was after publication ${chosen?.before.id}. What you take back stays as drafts, which you can publish again one by one.`}
        action={back.isPending ? "Taking back …" : "Take back"}
        isBusy={back.isPending}
        error={sentOnceError(back.error)}
        onConfirm={() => chosen && live && back.mutate({ id: chosen.before.id, parent: live.id })}
      >
        <TakenBack publications={publications.filter(({ id }) => chosen && id > chosen.before.id)} />
        {chosen && <OtherWays publication={chosen.publication} isNewest={isNewest} />}
      </ConfirmDialog>
    </Screen>
  );
}
