import { useCallback, useEffect, useRef, useState } from "react";
import type { TextPlace } from "#contract/preview-marks.ts";
import { findPlace, showPlace } from "./find-place.ts";

const prefix = "/api/site/preview";

const sourceOf = (address: string, file: string | null) =>
  prefix + address + (file === null ? "" : `?${new URLSearchParams({ file })}`);

/** Widths of the previewed page in CSS pixels. */
const previewWidths = { phone: 390, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof previewWidths;

const style = `
  [data-edited] { outline: 2px solid #ff5a1f; outline-offset: 3px; scroll-margin: 5rem; }
  :is(h1, h2, h3, h4, p, li, a, button, dt, dd, figcaption, blockquote, span, strong, em, td, th):hover { cursor: pointer; }
`;

type Props = {
  /** Path of the page. */
  address: string;
  /** Another one with every stored edit; the page is then shown again. */
  version: string;
  width: PreviewWidth;
  /** The open file, without whose draft the page is not shown; null without one. */
  file: string | null;
  /** The text whose field has the focus. */
  place: TextPlace | undefined;
  onPick: (place: TextPlace) => void;
  /** Called when a link is followed. */
  onNavigate: (address: string) => void;
};

/** The page as it will be, with all drafts. Its words can be clicked. No script runs in it. */
export function PreviewFrame({ address, version, width, file, place, onPick, onNavigate }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [problem, setProblem] = useState<string | null>(null);
  const [shownAddress, setShownAddress] = useState<string>();
  const actions = useRef({ onPick, onNavigate, place, file, address });
  actions.current = { onPick, onNavigate, place, file, address };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** Listens to clicks in the page that the frame has loaded. */
  const listen = useCallback(() => {
    setShownAddress(actions.current.address);
    const page = frame.current?.contentDocument;
    if (!page) return;
    const sheet = page.createElement("style");
    sheet.textContent = style;
    page.head.append(sheet);
    showPlace(page, actions.current.place)?.scrollIntoView({ block: "center" });
    page.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        const target = event.target as Element;
        const link = target.closest("a[href]")?.getAttribute("href");
        const found = findPlace(page, target, event.clientX, event.clientY);
        if (link?.startsWith(`${prefix}/`) && (!found || event.ctrlKey || event.metaKey)) {
          actions.current.onNavigate(link.slice(prefix.length).replace(/[?#].*$/, ""));
        } else if (found) actions.current.onPick(found);
      },
      true,
    );
  }, []);

  // The page is replaced in place, so that it stays where it was scrolled to.
  const shown = useRef(version);
  useEffect(() => {
    if (version === shown.current) return;
    shown.current = version;
    const controller = new AbortController();
    void (async () => {
      const answer = await fetch(sourceOf(address, actions.current.file), { signal: controller.signal })
        .then(async (response) => ({
          type: response.headers.get("content-type"),
          text: await response.text(),
        }))
        .catch(() => null);
      if (controller.signal.aborted) return;
      if (!answer) return setProblem("The server did not respond.");
      const { type, text } = answer;
      const page = frame.current?.contentDocument;
      if (!page?.body) return;
      // The frame has a notice in place of the page.
      if (!page.getElementById("text-places")) return frame.current?.contentWindow?.location.reload();
      if (!type?.includes("html")) {
        const { message = "" } = JSON.parse(text || "{}") as { message?: string };
        return setProblem(message || "The page cannot be shown.");
      }
      setProblem(null);
      // The frame's own parser, since the desk's policy would take the styles of elements away.
      const { DOMParser: Parser } = page.defaultView as unknown as { DOMParser: typeof DOMParser };
      const next = new Parser().parseFromString(text, "text/html");
      page.body.replaceWith(page.adoptNode(next.body));
      showPlace(page, actions.current.place)?.scrollIntoView({ block: "nearest" });
    })().catch(() => setProblem("The page cannot be shown."));
    return () => controller.abort();
  }, [version, address]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page?.body) showPlace(page, place)?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [place]);

  // Opening another file does not load the page again, and what was wrong with one page says nothing about another.
  const [loaded, setLoaded] = useState({ address, source: sourceOf(address, file) });
  if (loaded.address !== address) {
    setLoaded({ address, source: sourceOf(address, file) });
    setProblem(null);
  }

  const wanted = previewWidths[width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / wanted);
  return (
    <div className="flex min-h-0 grow flex-col">
      {problem && (
        <p role="status" className="border-b border-hairline px-4 py-2 text-danger">
          The page stays as it was: {problem.split("\n", 1)[0]}
        </p>
      )}
      <div ref={box} className="relative min-h-0 grow overflow-hidden bg-hover">
        <iframe
          key={address}
          ref={frame}
          src={loaded.source}
          title="The page as it will be"
          // Scripts are refused by the page's policy; Safari would call no listener without the permission.
          sandbox="allow-same-origin allow-scripts"
          onLoad={listen}
          className="absolute top-0 left-1/2 origin-top-left border-0 bg-white"
          style={{
            width: wanted,
            height: size.height / scale,
            transform: `scale(${scale}) translateX(-50%)`,
          }}
        />
        {shownAddress !== address && (
          <p
            role="status"
            className="absolute inset-0 animate-appear-late bg-ground py-10 text-center text-quiet"
          >
            Loading the page …
          </p>
        )}
      </div>
    </div>
  );
}
