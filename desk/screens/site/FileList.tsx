import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import type { SiteFiles } from "#contract/desk/site.ts";
import { folderOf, isItemFolder } from "#contract/desk/site-items.ts";
import { siteFilesQuery, siteSearchQuery } from "../../api/site.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { fileTitle, groups } from "./file-names.ts";
import type { Path } from "./form/local-edits.ts";
import { NewItem } from "./NewItem.tsx";

type File = SiteFiles["files"][number];
type OpenFile = (file: string, path?: Path) => void;

function FileButton({ file, onOpen }: { file: File; onOpen: OpenFile }) {
  const { draft, state } = file;
  return (
    <button
      type="button"
      onClick={() => onOpen(file.file)}
      className="flex min-h-row w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left hover:bg-hover pointer-coarse:min-h-touch"
    >
      <span className="min-w-0 truncate">{fileTitle(file)}</span>
      <span className="ml-auto shrink-0 text-fine text-quiet">
        {state.draft && "hidden "}
        {state.publishAt && `from ${state.publishAt} `}
        {draft && <span className="text-accent">changed by {draft.author}</span>}
      </span>
    </button>
  );
}

function SearchResults({ query, onOpen }: { query: string; onOpen: OpenFile }) {
  const search = useQuery({ ...siteSearchQuery(query), placeholderData: keepPreviousData });
  if (!search.data) return <QueryState query={search} loadingText="Searching …" />;
  const { results } = search.data;
  if (results.length === 0) return <p className="py-4 text-quiet">No text has “{query}”.</p>;
  return (
    <ul aria-label="Texts found" className="flex flex-col">
      {results.map(({ file, title, path, text }) => (
        <li key={`${file} ${path.join(".")}`}>
          <button
            type="button"
            onClick={() => onOpen(file, path)}
            className="flex w-full cursor-pointer flex-col rounded-control px-2 py-1.5 text-left hover:bg-hover"
          >
            <span className="wrap-anywhere">{text}</span>
            <span className="text-fine text-quiet">{fileTitle({ file, title })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pages and items of the site, and a search for any word in them. */
export function FileList({ onOpen }: { onOpen: OpenFile }) {
  const [text, setText] = useState("");
  const query = useDeferredValue(text.trim());
  const files = useQuery(siteFilesQuery);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Find a text"
        type="search"
        placeholder="Any word on the site"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {query !== "" && <SearchResults query={query} onOpen={onOpen} />}
      {query === "" && (
        <Link to="/site/samples" className={buttonVariants({ className: "self-start" })}>
          Samples: what is not confirmed yet
        </Link>
      )}
      {query === "" && <QueryState query={files} loadingText="Loading the pages …" />}
      {query === "" &&
        groups.map(([folder, label]) => {
          const own = files.data?.files.filter(({ file }) => folderOf(file) === folder) ?? [];
          if (own.length === 0) return null;
          return (
            <section key={folder} aria-label={label}>
              <header className="flex items-center justify-between pb-1 pl-2">
                <h2 className="text-fine font-medium text-quiet">{label}</h2>
                {isItemFolder(folder) && <NewItem folder={folder} from={null} onOpenFile={onOpen} />}
              </header>
              <ul>
                {own.map((file) => (
                  <li key={file.file}>
                    <FileButton file={file} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </div>
  );
}
