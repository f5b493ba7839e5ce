import type * as z from "zod/mini";

type Schema = z.ZodMiniType;

/** What a route of the desk's API takes and answers. */
type Parts = {
  /** Parameters of the address, as texts. */
  query?: Schema;
  /** Sent as JSON. */
  body?: Schema;
  /** JSON that a schema describes, or a file or stream. Without it the answer is empty, with status 204. */
  answer?: Schema | "file";
  /** True for routes without sign-in. */
  isPublic?: true;
};

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A route of the desk's API, which desk, server and tests share. */
export type DeskRoute = Parts & { method: Method; path: string };

/** Defines a route. @param path below `/api`, with parameters such as `/replies/:id` */
export const route = <const Path extends string, const Given extends Parts = object>(
  method: Method,
  path: Path,
  parts?: Given,
) => ({ method, path, ...(parts as Given) });

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a route's path; what `*` stands for has that name. */
export type ParamsOf<Route extends DeskRoute> = Record<
  ParamName<Route["path"]> | (Route["path"] extends `${string}/*` ? "*" : never),
  string
>;

type PartOf<Route, Name extends keyof Parts> = Route extends Record<Name, infer Part> ? Part : undefined;
type InputOf<Part> = Part extends Schema ? z.input<Part> : undefined;
type OutputOf<Part> = Part extends Schema ? z.output<Part> : undefined;

/** What is sent to a route as JSON. */
export type BodyOf<Route extends DeskRoute> = InputOf<PartOf<Route, "body">>;

/** The body, and the query, as the server has parsed them. */
export type ParsedBodyOf<Route extends DeskRoute> = OutputOf<PartOf<Route, "body">>;
export type ParsedQueryOf<Route extends DeskRoute> = OutputOf<PartOf<Route, "query">>;

/** A query as it is given: numbers become texts, and what is null or left out is not sent. */
export type QueryOf<Route extends DeskRoute> = {
  [Name in keyof InputOf<PartOf<Route, "query">>]?:
    | InputOf<PartOf<Route, "query">>[Name]
    | number
    | null
    | undefined;
};

/** The answer's JSON; undefined for an empty one, and for a file. */
export type AnswerOf<Route extends DeskRoute> = OutputOf<PartOf<Route, "answer">>;
