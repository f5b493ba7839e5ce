import { IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { cn } from "#app/components/ui/cn.ts";
import type { SiteFiles } from "#contract/desk/site.ts";
import { isItemFolder } from "#contract/desk/site-items.ts";
import { pathKey, type ValuePath } from "#contract/desk/site-values.ts";
import { formatWrittenTime } from "#contract/format-time.ts";
import { siteFilesQuery, siteSearchQuery } from "../../api/site.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { fileTitle, groupOf, groups } from "./file-names.ts";
import { NewItem } from "./NewItem.tsx";

type File = SiteFiles["files"][number];
type OpenFile = (file: string, path?: ValuePath) => void;

function FileButton({ file, onOpen }: { file: File; onOpen: OpenFile }) {
  const { draft, state } = file;
  return (
    <button
      type="button"
      onClick={() => onOpen(file.file)}
      className="flex min-h-row w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-control px-2 py-1 text-left hover:bg-hover pointer-coarse:min-h-touch"
    >
      <span className="max-w-full truncate">{fileTitle(file)}</span>
      <span className="ml-auto text-fine text-quiet">
        {state.draft && "hidden "}
        {state.publishAt && `from ${formatWrittenTime(state.publishAt)} `}
        {draft && <span className="text-accent">changed by {draft.author}</span>}
      </span>
    </button>
  );
}

function SearchResults({ query, onOpen }: { query: string; onOpen: OpenFile }) {
  const search = useQuery({ ...siteSearchQuery(query), placeholderData: keepPreviousData });
  if (!search.data) return <QueryState query={search} loadingText="Searching …" />;
  const { results } = search.data;
  if (results.length === 0 && search.isPlaceholderData) return <p role="status">Searching …</p>;
  if (results.length === 0) return <p className="py-4 text-quiet">No text contains “{query}”.</p>;
  return (
    <ul aria-label="Texts found" className="flex flex-col">
      {results.map(({ file, title, path, place, text }) => (
        <li key={`${file} ${pathKey(path)}`}>
          <button
            type="button"
            onClick={() => onOpen(file, path)}
            className="flex w-full cursor-pointer flex-col rounded-control px-2 py-1.5 text-left hover:bg-hover"
          >
            <span className="wrap-anywhere">{text}</span>
            <span className="text-fine text-quiet">
              {fileTitle({ file, title })}: {place}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The parts that are open. They stay so when the list is shown again. */
const openGroups = new Set<string>();

/** A part of the list, which opens and closes. Closed, it says how many of its files have a draft. */
function FileGroup({
  id,
  label,
  files,
  onOpen,
}: {
  id: string;
  label: string;
  files: File[];
  onOpen: OpenFile;
}) {
  const [isOpen, setOpen] = useState(openGroups.has(id));
  const canAdd = isItemFolder(id);
  const changed = files.filter(({ draft }) => draft).length;
  return (
    <section aria-label={label} className="relative border-b border-hairline">
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (open) openGroups.add(id);
          else openGroups.delete(id);
          setOpen(open);
        }}
        className="group/files"
      >
        <summary
          className={cn(
            "flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-1.5 py-1 hover:bg-hover",
            canAdd && "pr-36",
          )}
        >
          <IconChevronRight aria-hidden className="shrink-0 text-quiet group-open/files:rotate-90" />
          <h2 className="font-medium">{label}</h2>
          <span className="text-fine whitespace-nowrap text-quiet">
            {files.length}
            {changed > 0 && <span className="text-accent">, {changed} changed</span>}
          </span>
        </summary>
        {isOpen && (
          <ul className="pb-3 pl-4">
            {files.map((file) => (
              <li key={file.file}>
                <FileButton file={file} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </details>
      {canAdd && (
        <div className="absolute top-0 right-0 flex h-touch items-center">
          <NewItem folder={id} from={null} onOpenFile={onOpen} />
        </div>
      )}
    </section>
  );
}

type Props = {
  onOpen: OpenFile;
  /** What is searched for. */
  text: string;
  onSearch: (text: string) => void;
};

/** The pages and items of the site, and a search for any word in them. */
export function FileList({ onOpen, text, onSearch }: Props) {
  const query = useDeferredValue(text.trim());
  const files = useQuery(siteFilesQuery);
  const byGroup = Map.groupBy(files.data?.files ?? [], ({ file }) => groupOf(file));
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Find a text"
        type="search"
        placeholder="Any word on the site"
        value={text}
        onChange={(event) => onSearch(event.target.value)}
      />
      {query === "" ? (
        <>
          <Link to="/site/samples" className={buttonVariants({ className: "self-start" })}>
            Samples: what is not confirmed yet
          </Link>
          <QueryState query={files} loadingText="Loading the pages …" />
          <div>
            {groups.map(([id, label]) => {
              const own = byGroup.get(id) ?? [];
              if (own.length === 0 && (!files.data || !isItemFolder(id))) return null;
              return <FileGroup key={id} id={id} label={label} files={own} onOpen={onOpen} />;
            })}
          </div>
        </>
      ) : (
        <SearchResults query={query} onOpen={onOpen} />
      )}
    </div>
  );
}
