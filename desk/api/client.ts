import { deskErrorSchema } from "#contract/desk/error.ts";

/** A refused or failed request. Its message is for people. */
export class DeskApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** With 422: an error text for each wrong field. */
  errors: Record<string, string>;

  constructor(status: number, message: string, errors: Record<string, string> = {}) {
    super(message);
    this.name = "DeskApiError";
    this.status = status;
    this.errors = errors;
  }
}

type QueryValue = string | number | null | undefined;

export type RequestOptions = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters of the address; empty ones are left out. */
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  bytes?: Blob;
  signal?: AbortSignal;
  /** Whether it is also sent when the page is left meanwhile. */
  keepalive?: boolean;
};

/** The address of a route of the API, such as `/api/applications?form=career`. */
export function apiUrl(path: string, query: RequestOptions["query"] = {}) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") parameters.set(name, String(value));
  }
  return `/api/${path}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

async function refusal(response: Response) {
  const body = deskErrorSchema.safeParse(await response.json().catch(() => null));
  if (body.success) return new DeskApiError(response.status, body.data.message, body.data.errors);
  return new DeskApiError(
    response.status,
    `The server answered with an error (${response.status}). Please try again in a minute.`,
  );
}

/** @throws DeskApiError in place of the error of a request that got no answer, or not all of it, unless it was ended */
const unreachable = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  throw new DeskApiError(0, "The desk cannot be reached. Is this device online?");
};

/** Reads the body of an answer as JSON; undefined for what is none. @throws DeskApiError when it breaks off */
export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await response.text().catch(unreachable(signal));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request. @throws DeskApiError when it is refused or gets no answer */
export async function send(path: string, options: RequestOptions) {
  const { method = "GET", query, body, bytes, signal, keepalive } = options;
  const response = await fetch(apiUrl(path, query), {
    method,
    signal,
    keepalive,
    ...(bytes && { headers: { "content-type": "application/octet-stream" }, body: bytes }),
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(unreachable(signal));
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Whether a request failed with one of these statuses; 0 is none, since no answer came. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is DeskApiError =>
  error instanceof DeskApiError && statuses.includes(error.status);

/** Whether a change was refused because of another one in the meantime. */
export const isConflict = (error: unknown) => hasStatus(error, 409);

/** Why single fields were refused, by their names. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof DeskApiError ? error.errors : {};

/** Message for people about any error, with what is wrong with single fields. */
export const errorText = (error: unknown) =>
  error instanceof DeskApiError
    ? [...new Set([error.message, ...Object.values(fieldErrors(error))])].join(" ")
    : "Something went wrong. Please reload the page.";

/** The same for a form that shows the errors of some fields beside them; undefined when that says all. */
export function formErrorText(error: unknown, ...shownFields: string[]): string | undefined {
  if (!error) return undefined;
  const fields = Object.keys(fieldErrors(error));
  const isShown = fields.length > 0 && fields.every((field) => shownFields.includes(field));
  return isShown ? undefined : errorText(error);
}
