import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation, useNavigationType, useSearchParams } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import { toPath, type ValuePath } from "#contract/desk/site-values.ts";
import type { TextPlace } from "#contract/preview-marks.ts";
import { errorText } from "../../api/client.ts";
import { useMember } from "../../api/members.ts";
import { siteFileQuery, siteFilesQuery } from "../../api/site.ts";
import { Message } from "../../components/Message.tsx";
import { Button, buttonVariants } from "../../components/ui/Button.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { ToggleButton } from "../../components/ui/ToggleButton.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { commandKey } from "../../keyboard/command-key.ts";
import { Screen } from "../../layout/Screen.tsx";
import { FileForm } from "./FileForm.tsx";
import { FileList } from "./FileList.tsx";
import { fileTitle } from "./file-names.ts";
import { PreviewFrame, type PreviewWidth } from "./preview/PreviewFrame.tsx";
import { PublishDialog } from "./publish/PublishDialog.tsx";

/** Buttons above the page: its address, and the width in which it is shown. */
function PreviewBar({
  address,
  siteUrl,
  width,
  onWidth,
}: {
  address: string;
  siteUrl: string;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-hairline px-3 py-1">
      <span className="min-w-0 truncate font-mono text-fine">{address}</span>
      <a
        href={siteUrl + address}
        target="_blank"
        rel="noreferrer"
        title="See the live page"
        aria-label={`See the live page ${address}`}
        className={buttonVariants({ variant: "quiet", iconOnly: true })}
      >
        <IconExternalLink aria-hidden />
      </a>
      <span className="ml-auto text-fine text-quiet max-xl:hidden">
        To follow a link, press {commandKey} and click
      </span>
      <span className="ml-auto flex gap-1">
        <ToggleButton pressed={width === "phone"} onClick={() => onWidth("phone")}>
          <IconDeviceMobile aria-hidden />
          Phone
        </ToggleButton>
        <ToggleButton pressed={width === "desktop"} onClick={() => onWidth("desktop")}>
          <IconDeviceDesktop aria-hidden />
          Desktop
        </ToggleButton>
      </span>
    </div>
  );
}

/** What the screen's address says: the open file, and the page beside it. */
function useOpenFile() {
  const [parameters, setParameters] = useSearchParams();
  const [target, setTarget] = useState<{ path: ValuePath; isPicked: boolean } | null>(() => {
    const field = parameters.get("field");
    return field ? { path: toPath(field), isPicked: false } : null;
  });
  /** @param page shown beside it; by default that which is shown */
  function open(file: string | null, path?: ValuePath, { isPicked = false, page = "" } = {}) {
    setTarget(path ? { path, isPicked } : null);
    if (parameters.get("file") === file && page === "") return;
    setParameters((old) => {
      const next = new URLSearchParams(old);
      next.delete("field");
      if (file === null) next.delete("file");
      else next.set("file", file);
      if (page) next.set("page", page);
      return next;
    });
  }
  const show = (page: string) =>
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        next.set("page", page);
        return next;
      },
      { replace: true },
    );
  return { file: parameters.get("file"), page: parameters.get("page") ?? "/", target, open, show };
}

/** What is searched for in the list. It is kept while a file is open, until the list is asked for anew. */
function useSearchedText() {
  const state = useState("");
  const { key, search } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const [, setText] = state;
  const clear = useEffectEvent(() => {
    if (search === "" && !isGoingBack) setText("");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own.
  useEffect(() => clear(), [key]);
  return state;
}

/** The site's editor: its pages and items, the form of one of them, and the page as it will be. */
export function Site() {
  const me = useMember();
  const files = useQuery(siteFilesQuery);
  const { file, page, target, open, show } = useOpenFile();
  const opened = useQuery({ ...siteFileQuery(file ?? ""), enabled: file !== null });
  const [version, setVersion] = useState(0);
  const isNarrow = useMediaQuery("(width < 64rem)");
  const [chosenWidth, setWidth] = useState<PreviewWidth>();
  const width = chosenWidth ?? (isNarrow ? "phone" : "desktop");
  const [focused, setFocused] = useState<TextPlace>();
  const [search, setSearch] = useSearchedText();
  const [isPageShown, setPageShown] = useState(false);
  const listedAs = (name: string) => files.data?.files.find((one) => one.file === name);
  const listed = file === null ? undefined : listedAs(file);
  /** A text that was clicked in the page, and stands in another file than the open one. */
  const [otherPlace, setOtherPlace] = useState<TextPlace>();
  function openPlace(place: TextPlace) {
    setOtherPlace(undefined);
    setPageShown(false);
    open(place.file, place.path, { isPicked: true });
  }

  // A file that was opened from the list brings its page along; one that was clicked in a page stays beside it.
  const address = opened.data?.address;
  const isPicked = target?.isPicked === true;
  const showAddress = useEffectEvent(show);
  useEffect(() => {
    if (address && !isPicked) showAddress(address);
  }, [address, isPicked]);

  // What others have saved is shown too.
  const otherChange = Math.max(
    0,
    ...(files.data?.files ?? []).map(({ draft }) =>
      draft && draft.authorId !== me.id ? draft.updatedAt : 0,
    ),
  );
  const onSaved = useCallback(() => setVersion((old) => old + 1), []);
  // What they have removed is listed no more.
  const allFiles = files.data?.files;
  const [lastFiles, setLastFiles] = useState(allFiles);
  if (allFiles !== lastFiles) {
    setLastFiles(allFiles);
    const names = new Set(allFiles?.map((one) => one.file));
    if (lastFiles?.some((one) => !names.has(one.file))) onSaved();
  }
  const openFile = (next: string, path?: ValuePath) => {
    // Its page is new.
    if (!files.data?.files.some((one) => one.file === next)) onSaved();
    open(next, path);
  };
  /** Leaves a file of which nothing is left, and its page: that of the list in which it stood is shown. */
  function leave(gone: string) {
    const known = files.data?.files ?? [];
    const address = known.find((one) => one.file === gone)?.address;
    const list = address?.replace(/\/[^/]*$/, "") ?? "";
    const isListed = known.some((one) => one.address === list);
    onSaved();
    open(gone === file ? null : file, undefined, {
      page: address === page ? (isListed ? list : "/") : "",
    });
  }
  const onFocus = useCallback((path: ValuePath) => file && setFocused({ file, path }), [file]);
  if (files.error && !files.data) {
    return (
      <Screen title="Site">
        <Message role="alert" title="The site cannot be edited here" description={errorText(files.error)} />
      </Screen>
    );
  }
  return (
    <Screen
      title={listed ? fileTitle(listed) : "Site"}
      back={
        file && (
          <Button
            variant="quiet"
            iconOnly
            aria-label="Back to the list"
            className="-ml-2"
            onClick={() => open(null)}
          >
            <IconArrowLeft aria-hidden />
          </Button>
        )
      }
      actions={
        <>
          <Button className="lg:hidden" onClick={() => setPageShown(!isPageShown)}>
            {isPageShown ? "Edit" : "See the page"}
          </Button>
          <Link to="/site/publications" className={buttonVariants({ variant: "quiet" })}>
            Publications
          </Link>
          <PublishDialog
            count={files.data?.changeCount ?? 0}
            canPublish={files.data?.canPublish === true}
            onOpenFile={open}
            onGone={leave}
            onChanged={onSaved}
          />
        </>
      }
      scrolls={false}
    >
      <div className="grid min-h-0 grow lg:grid-cols-[minmax(22rem,30rem)_1fr]">
        <div
          className={cn(
            "min-h-0 overflow-y-auto border-hairline px-4 py-3 lg:border-r lg:px-6",
            isPageShown && "max-lg:hidden",
          )}
        >
          {file === null ? (
            <FileList onOpen={openFile} text={search} onSearch={setSearch} />
          ) : (
            <FileForm
              file={file}
              target={target}
              onFocus={onFocus}
              onSaved={onSaved}
              onOpenFile={openFile}
              onGone={leave}
            />
          )}
        </div>
        <div className={cn("flex min-h-0 min-w-0 flex-col", !isPageShown && "max-lg:hidden")}>
          <PreviewBar address={page} siteUrl={files.data?.siteUrl ?? ""} width={width} onWidth={setWidth} />
          <PreviewFrame
            address={page}
            version={`${version} ${otherChange}`}
            width={width}
            file={file}
            place={file === null ? undefined : focused}
            onNavigate={show}
            onPick={(place) =>
              file === null || place.file === file ? openPlace(place) : setOtherPlace(place)
            }
          />
          {otherPlace && (
            <FormDialog
              title={`This text is in “${fileTitle(listedAs(otherPlace.file) ?? { ...otherPlace, title: otherPlace.file })}”`}
              description={`The text does not belong to “${listed ? fileTitle(listed) : ""}”. Other pages may show it, too.`}
              action="Open it"
              onSubmit={() => openPlace(otherPlace)}
              onClose={() => setOtherPlace(undefined)}
            />
          )}
        </div>
      </div>
    </Screen>
  );
}
