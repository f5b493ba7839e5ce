import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { meApi, memberApi } from "#contract/desk/members.ts";
import { memberNameIn } from "../components/names.ts";
import { call } from "./call.ts";

/** The signed-in member with sessions and passkeys; fails with status 401 without a session. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => call(meApi.read, { signal }),
});

/** The signed-in member. Only inside the shell, which waits until it is known. */
export const useMember = () => useSuspenseQuery(meQuery).data.member;

/** Everyone who works or worked at the desk. */
export const membersQuery = queryOptions({
  queryKey: ["members"],
  queryFn: async ({ signal }) => (await call(memberApi.list, { signal })).members,
});

/** The positions and ventures that a member can be given. */
export const positionsQuery = queryOptions({
  queryKey: ["positions"],
  queryFn: ({ signal }) => call(memberApi.positions, { signal }),
});

/** How many open applications are assigned to a member. */
export const memberWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ["member-work", id],
    queryFn: ({ signal }) => call(memberApi.work, { params: { id }, signal }),
    staleTime: 0,
  });

/** Finds a member's name; an unknown id gives `a colleague`. */
export function useMemberName() {
  const members = useQuery(membersQuery).data;
  return (id: string) => memberNameIn(members, id);
}

/**
 * Fetches everything again, and forgets the rest, when the member's role, forms, positions, ventures or rights to the
 * site have changed, or another member has signed in.
 */
export function useAccessChanges() {
  const queries = useQueryClient();
  const { id, role, forms, positions, ventures, site } = useMember();
  const access = JSON.stringify([id, role, forms, positions, ventures, site]);
  const known = useRef(access);
  useEffect(() => {
    if (known.current === access) return;
    known.current = access;
    queries.removeQueries({ type: "inactive" });
    void queries.invalidateQueries();
  }, [queries, access]);
}
