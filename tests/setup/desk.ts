import type { Role, SiteRight } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { operateWith } from "../server/operator.ts";
import type { RunningServer } from "./server.ts";

/** A member with a session, for requests to a server's desk. */
export type SignedInMember = {
  id: string;
  email: string;
  name: string;
  /** The value of the header `Cookie`. */
  cookie: string;
  /** Requests a path of the desk as this member; a body is sent as JSON. */
  request: (path: string, options?: { method?: string; body?: unknown }) => Promise<Response>;
};

let members = 0;

/** What a browser sends back of `Set-Cookie`. */
export const cookieOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

/** Posts JSON to a path of a server's desk, without a session unless the headers have a cookie. */
export const postToDesk = (
  { deskUrl }: RunningServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${deskUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** The token of a new sign-in link that the operator CLI prints, for an address that it invites. */
export async function invitedToken(server: RunningServer, email: string, ...options: string[]) {
  const { status, stdout, stderr } = await operateWith(
    server.storeSettings,
    "invite",
    email,
    "--json",
    ...options,
  );
  if (status !== 0) throw new Error(`invite ended with status ${status}: ${stderr}`);
  const { id, link } = JSON.parse(stdout) as { id: string; link: string };
  return { id, token: new URL(link).hash.slice(1) };
}

/**
 * Invites a member and signs them in with the link, as a person would.
 * @param server started with `DESK_PORT: "0"`
 */
export async function signedInMember(
  server: RunningServer,
  {
    role = "member",
    forms,
    positions,
    ventures,
    name,
    site,
  }: {
    role?: Role;
    forms?: FormKind[];
    positions?: string[];
    ventures?: string[];
    name?: string;
    site?: SiteRight;
  } = {},
): Promise<SignedInMember> {
  const memberName = name ?? `Member ${++members}`;
  const email = `${memberName.toLowerCase().replaceAll(" ", ".")}.${process.pid}@studio.example`;
  const options = [
    ...["--role", role, "--name", memberName],
    ...(forms ? ["--forms", forms.join(",")] : []),
    ...(positions ? ["--position", ...positions] : []),
    ...(ventures ? ["--venture", ...ventures] : []),
    ...(site ? ["--site", site] : []),
  ];
  const { id, token } = await invitedToken(server, email, ...options);
  const response = await postToDesk(server, "/api/sign-in/link", { token });
  if (!response.ok) throw new Error(`Sign-in was answered with ${response.status}`);
  const cookie = cookieOf(response);
  return {
    id,
    email,
    name: memberName,
    cookie,
    request: (path, { method = "GET", body } = {}) =>
      fetch(`${server.deskUrl}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

/** Lets a member's access end in the past, which only an operator can. */
export async function endAccess({ storeSettings }: RunningServer, { email }: SignedInMember) {
  const { status, stderr } = await operateWith(storeSettings, "invite", email, "--until", "2020-02-28");
  if (status !== 0) throw new Error(`invite ended with status ${status}: ${stderr}`);
}
