import { type ClientLoaderFunctionArgs, UNSAFE_decodeViaTurboStream as decode } from "react-router";
import type { PictureSource } from "#app/components/ui/Picture.tsx";

type PageData = { backdrop?: PictureSource };

const kept = new Map<string, { data: Promise<PageData>; arrived: boolean }>();

/** Where a page's data lies; the home page's has a name of its own. */
function dataPath(page: string) {
  const { pathname } = new URL(page, location.href);
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

/** A page's data, read as React Router reads it: what its own route loaded, without the frame's. */
async function fetchData(path: string): Promise<PageData> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const { value } = await decode(answer.body, window);
  const [, route] =
    Object.entries(value as Record<string, { data: PageData }>).find(([id]) => id !== "root") ?? [];
  if (!route) throw new Error(`${path} has no data of a page`);
  return route.data;
}

/** Held, so that the browser keeps what it has read until the click. */
let head: HTMLImageElement | undefined;

/**
 * Loads the drawing at the head of the page someone may go to: read by then, it is in that page's first frame. A photo
 * comes in several sizes, of which only the layout knows the right one.
 */
function drawHead({ backdrop }: PageData) {
  if (!backdrop || backdrop.sources.length > 0) return;
  head = new Image();
  head.src = backdrop.src;
}

/** Loads the data of a page someone may go to next. A failure is forgotten: the navigation asks again. */
export function keepData(page: string) {
  const path = dataPath(page);
  if (kept.has(path)) return;
  const one = { data: fetchData(path), arrived: false };
  kept.set(path, one);
  one.data
    .then((data) => {
      one.arrived = true;
      drawHead(data);
    })
    .catch(() => kept.delete(path));
}

/** True when a navigation to this page needs nothing from the network but, at most, its pictures. */
export const isKept = (page: string) => kept.get(dataPath(page))?.arrived === true;

/**
 * Every route's client loader: kept data where there is some, read and decoded by the time of the click. A request,
 * even one the browser's cache answers, costs a slow phone 50 ms between the click and the next page.
 * `never` adds nothing to the type of the route's own loader, whose data this is.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<never> {
  const path = dataPath(request.url);
  const data = kept.get(path)?.data;
  // Once: what is asked for again may have changed.
  kept.delete(path);
  return ((await data?.catch(() => undefined)) as never) ?? serverLoader<never>();
}
